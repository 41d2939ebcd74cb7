package jzon.bench.model

import jzon as json

/** A bid request of OpenRTB 2.5, as far as the measured document goes: small objects in one another, in whose classes
  * most fields are optional and absent.
  */
final case class BidRequest(
    id: String,
    imp: List[Impression],
    site: Option[Site] = None,
    app: Option[App] = None,
    device: Option[Device] = None,
    user: Option[Visitor] = None,
    test: Option[Int] = None,
    at: Option[Int] = None,
    tmax: Option[Int] = None,
    wseat: Option[List[String]] = None,
    bseat: Option[List[String]] = None,
    allimps: Option[Int] = None,
    cur: Option[List[String]] = None,
    wlang: Option[List[String]] = None,
    bcat: Option[List[String]] = None,
    badv: Option[List[String]] = None,
    bapp: Option[List[String]] = None,
    regs: Option[Regulations] = None
) derives json.Codec

final case class Impression(
    id: String,
    banner: Option[Banner] = None,
    video: Option[Video] = None,
    pmp: Option[Deals] = None,
    displaymanager: Option[String] = None,
    displaymanagerver: Option[String] = None,
    instl: Option[Int] = None,
    tagid: Option[String] = None,
    bidfloor: Option[Double] = None,
    bidfloorcur: Option[String] = None,
    clickbrowser: Option[Int] = None,
    secure: Option[Int] = None,
    iframebuster: Option[List[String]] = None,
    exp: Option[Int] = None
) derives json.Codec

final case class Banner(
    format: Option[List[BannerFormat]] = None,
    w: Option[Int] = None,
    h: Option[Int] = None,
    btype: Option[List[Int]] = None,
    battr: Option[List[Int]] = None,
    pos: Option[Int] = None,
    mimes: Option[List[String]] = None,
    topframe: Option[Int] = None,
    expdir: Option[List[Int]] = None,
    api: Option[List[Int]] = None,
    id: Option[String] = None,
    vcm: Option[Int] = None
) derives json.Codec

final case class BannerFormat(w: Int, h: Int) derives json.Codec

final case class Video(
    mimes: List[String],
    minduration: Option[Int] = None,
    maxduration: Option[Int] = None,
    protocols: Option[List[Int]] = None,
    w: Option[Int] = None,
    h: Option[Int] = None,
    startdelay: Option[Int] = None,
    placement: Option[Int] = None,
    linearity: Option[Int] = None,
    skip: Option[Int] = None,
    sequence: Option[Int] = None,
    battr: Option[List[Int]] = None,
    minbitrate: Option[Int] = None,
    maxbitrate: Option[Int] = None,
    playbackmethod: Option[List[Int]] = None,
    delivery: Option[List[Int]] = None,
    pos: Option[Int] = None,
    companionad: Option[List[Banner]] = None,
    api: Option[List[Int]] = None,
    companiontype: Option[List[Int]] = None
) derives json.Codec

final case class Deals(private_auction: Option[Int] = None, deals: Option[List[Deal]] = None) derives json.Codec

final case class Deal(
    id: String,
    bidfloor: Option[Double] = None,
    bidfloorcur: Option[String] = None,
    at: Option[Int] = None,
    wseat: Option[List[String]] = None,
    wadomain: Option[List[String]] = None
) derives json.Codec

final case class Site(
    id: Option[String] = None,
    name: Option[String] = None,
    domain: Option[String] = None,
    cat: Option[List[String]] = None,
    sectioncat: Option[List[String]] = None,
    pagecat: Option[List[String]] = None,
    page: Option[String] = None,
    ref: Option[String] = None,
    search: Option[String] = None,
    mobile: Option[Int] = None,
    privacypolicy: Option[Int] = None,
    publisher: Option[Publisher] = None,
    content: Option[Content] = None,
    keywords: Option[String] = None
) derives json.Codec

final case class App(
    id: Option[String] = None,
    name: Option[String] = None,
    bundle: Option[String] = None,
    domain: Option[String] = None,
    storeurl: Option[String] = None,
    cat: Option[List[String]] = None,
    ver: Option[String] = None,
    paid: Option[Int] = None,
    publisher: Option[Publisher] = None,
    content: Option[Content] = None,
    keywords: Option[String] = None
) derives json.Codec

final case class Publisher(
    id: Option[String] = None,
    name: Option[String] = None,
    cat: Option[List[String]] = None,
    domain: Option[String] = None
) derives json.Codec

final case class Content(
    id: Option[String] = None,
    episode: Option[Int] = None,
    title: Option[String] = None,
    series: Option[String] = None,
    season: Option[String] = None,
    genre: Option[String] = None,
    url: Option[String] = None,
    cat: Option[List[String]] = None,
    len: Option[Int] = None,
    language: Option[String] = None,
    keywords: Option[String] = None,
    data: Option[List[Audience]] = None
) derives json.Codec

final case class Device(
    ua: Option[String] = None,
    geo: Option[Place] = None,
    dnt: Option[Int] = None,
    lmt: Option[Int] = None,
    ip: Option[String] = None,
    ipv6: Option[String] = None,
    devicetype: Option[Int] = None,
    make: Option[String] = None,
    model: Option[String] = None,
    os: Option[String] = None,
    osv: Option[String] = None,
    hwv: Option[String] = None,
    h: Option[Int] = None,
    w: Option[Int] = None,
    ppi: Option[Int] = None,
    pxratio: Option[Double] = None,
    js: Option[Int] = None,
    language: Option[String] = None,
    carrier: Option[String] = None,
    mccmnc: Option[String] = None,
    connectiontype: Option[Int] = None,
    ifa: Option[String] = None
) derives json.Codec

final case class Place(
    lat: Option[Double] = None,
    lon: Option[Double] = None,
    `type`: Option[Int] = None,
    accuracy: Option[Int] = None,
    country: Option[String] = None,
    region: Option[String] = None,
    city: Option[String] = None,
    zip: Option[String] = None,
    utcoffset: Option[Int] = None
) derives json.Codec

final case class Visitor(
    id: Option[String] = None,
    buyeruid: Option[String] = None,
    yob: Option[Int] = None,
    gender: Option[String] = None,
    keywords: Option[String] = None,
    customdata: Option[String] = None,
    geo: Option[Place] = None,
    data: Option[List[Audience]] = None
) derives json.Codec

final case class Audience(
    id: Option[String] = None,
    name: Option[String] = None,
    segment: Option[List[Segment]] = None
) derives json.Codec

final case class Segment(id: Option[String] = None, name: Option[String] = None, value: Option[String] = None)
    derives json.Codec

final case class Regulations(coppa: Option[Int] = None) derives json.Codec
