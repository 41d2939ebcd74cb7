package jzon.bench.documents

import jzon.bench.model.*

/** A request for bids on two impressions of a page, a banner and a video: about 2.6 KB compact in some 20 objects. */
object OpenRtbDocument:
  def apply(): Document[BidRequest] = Document("OpenRtb", request)

  private def request = BidRequest(
    id = "80ce30c53c16e6ede735f123ef6e32361bfc7b22",
    imp = List(banner, video),
    site = Some(site),
    device = Some(device),
    user = Some(visitor),
    at = Some(2),
    tmax = Some(120),
    wseat = Some(List("seat-17", "seat-204")),
    cur = Some(List("USD", "EUR")),
    bcat = Some(List("IAB25", "IAB7-39", "IAB8-18", "IAB8-5", "IAB9-9")),
    badv = Some(List("cigars.example.com", "casino.example.org")),
    regs = Some(Regulations(coppa = Some(0)))
  )

  private def banner = Impression(
    id = "1",
    banner = Some(
      Banner(
        format = Some(List(BannerFormat(300, 250), BannerFormat(300, 600), BannerFormat(320, 50))),
        battr = Some(List(1, 3, 13)),
        pos = Some(1),
        mimes = Some(List("image/gif", "image/png", "text/html")),
        topframe = Some(1),
        api = Some(List(3, 5))
      )
    ),
    pmp = Some(
      Deals(
        private_auction = Some(1),
        deals = Some(
          List(
            Deal("AB-Agency1-0001", bidfloor = Some(2.5), bidfloorcur = Some("USD"), at = Some(1)),
            Deal("XY-Agency2-0001", bidfloor = Some(2.0), wseat = Some(List("Agency2")))
          )
        )
      )
    ),
    tagid = Some("agltb3B1Yi1pbmNyDQsSBFNpdGUY7fD0FAw"),
    bidfloor = Some(0.03),
    bidfloorcur = Some("USD"),
    secure = Some(1),
    iframebuster = Some(List("vendor1.example.com", "vendor2.example.com"))
  )

  private def video = Impression(
    id = "2",
    video = Some(
      Video(
        mimes = List("video/mp4", "video/webm"),
        minduration = Some(5),
        maxduration = Some(30),
        protocols = Some(List(2, 3, 5, 6)),
        w = Some(640),
        h = Some(480),
        startdelay = Some(0),
        linearity = Some(1),
        sequence = Some(1),
        battr = Some(List(13, 14)),
        minbitrate = Some(300),
        maxbitrate = Some(1500),
        playbackmethod = Some(List(1, 3)),
        delivery = Some(List(2)),
        pos = Some(1),
        companionad = Some(
          List(
            Banner(w = Some(300), h = Some(250), pos = Some(1), id = Some("1234567893-1"), api = Some(List(1))),
            Banner(w = Some(728), h = Some(90), pos = Some(1), id = Some("1234567893-2"), api = Some(List(1)))
          )
        ),
        api = Some(List(1, 2)),
        companiontype = Some(List(1, 2))
      )
    ),
    bidfloor = Some(5.75),
    bidfloorcur = Some("USD"),
    secure = Some(1)
  )

  private def site = Site(
    id = Some("102855"),
    name = Some("Site about fine cooking"),
    domain = Some("cooking.example.com"),
    cat = Some(List("IAB8", "IAB8-9")),
    pagecat = Some(List("IAB8-9")),
    page = Some("https://cooking.example.com/recipes/1234.html?from=newsletter"),
    ref = Some("https://search.example.com/?q=recipes+for+four"),
    mobile = Some(1),
    privacypolicy = Some(1),
    publisher = Some(
      Publisher(Some("8953"), Some("foodie.example.com"), Some(List("IAB8")), Some("foodie.example.com"))
    ),
    content = Some(
      Content(
        id = Some("content-7719"),
        title = Some("Soup for a cold evening"),
        genre = Some("cooking"),
        len = Some(320),
        language = Some("en"),
        keywords = Some("soup,winter,leek")
      )
    )
  )

  private def device = Device(
    ua = Some(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4"
    ),
    geo = Some(
      Place(
        lat = Some(35.012345),
        lon = Some(-115.12345),
        `type` = Some(2),
        country = Some("USA"),
        region = Some("CA"),
        city = Some("Los Angeles"),
        zip = Some("90049"),
        utcoffset = Some(-480)
      )
    ),
    dnt = Some(0),
    lmt = Some(0),
    ip = Some("64.124.253.1"),
    devicetype = Some(4),
    make = Some("Apple"),
    model = Some("iPhone"),
    os = Some("iOS"),
    osv = Some("17.4"),
    h = Some(2556),
    w = Some(1179),
    pxratio = Some(3.0),
    js = Some(1),
    language = Some("en"),
    carrier = Some("VERIZON"),
    mccmnc = Some("310-005"),
    connectiontype = Some(3),
    ifa = Some("AA000DFE74168477C70D291f574D344790E0BB11")
  )

  private def visitor = Visitor(
    id = Some("456789876567897654678987656789"),
    buyeruid = Some("545678765467876567898765678987654"),
    yob = Some(1984),
    gender = Some("F"),
    keywords = Some("cooking,travel"),
    data = Some(
      List(
        Audience(
          id = Some("6"),
          name = Some("Data Provider 1"),
          segment = Some(
            List(
              Segment(Some("12341318394918"), Some("auto intenders")),
              Segment(Some("1234131839491234"), Some("auto enthusiasts")),
              Segment(Some("23423424"), Some("data-provider1-age"), Some("30-40"))
            )
          )
        )
      )
    )
  )
