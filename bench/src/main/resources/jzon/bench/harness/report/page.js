"use strict";
(() => {
  const report = JSON.parse(document.getElementById("report").textContent);
  const { environment } = report;
  const libraries = new Map(environment.libraries.map(library => [library.name, library]));
  const verdicts = new Map(report.verdicts.map(verdict => [verdict.library, verdict]));
  const parts = ["operation", "library", "api", "datatype", "size", "variant", "lane"];
  const shownFirst = 12;

  /** What is named in the page, by its name on the command line. */
  const titles = {
    operation: { deser: "reading", ser: "writing" },
    variant: { plain: "plain", text: "beyond ASCII", escapes: "escapes", pretty: "pretty", shuffled: "shuffled fields", unknown: "unknown fields" },
  };
  const title = (part, value) => part === "size" ? `${value} KB` : titles[part]?.[value] ?? value;
  const libraryTitle = name => libraries.get(name)?.title ?? name;
  const withParts = entry => {
    const values = entry.cell.split("/");
    return Object.assign({}, entry, Object.fromEntries(parts.map((part, i) => [part, part === "size" ? +values[i] : values[i]])));
  };
  const groupKey = entry => parts.filter(part => part !== "library").map(part => entry[part]).join("/");

  const throughput = report.throughput.map(withParts);
  const failures = report.failures.map(withParts);
  const ndjson = report.ndjson.map(withParts);
  const latencies = report.latencies.map(withParts);
  const coldStarts = report.coldStarts.map(withParts);
  const everything = [...throughput, ...failures, ...ndjson, ...latencies, ...coldStarts];

  const count = d3.format(",.0f");
  const rate = value => value >= 100 ? count(value) : d3.format(",.3~r")(value);
  const short = value => d3.format(".3~s")(value).replace("G", "B").replace("k", "K");
  const times = value => value == null ? "–" : `${value < 0.095 ? value.toFixed(3) : value.toFixed(2)}×`;
  const percent = value => `${Math.round(value * 100)} %`;
  const bytes = value => value == null ? "–" : value < 1000 ? `${count(value)} B` : value < 1e6 ? `${d3.format(".3r")(value / 1000)} KB` : `${d3.format(".3r")(value / 1e6)} MB`;
  const duration = microseconds => microseconds >= 1000 ? `${d3.format(".3~r")(microseconds / 1000)} ms`
    : microseconds >= 1 ? `${d3.format(".3~r")(microseconds)} µs` : `${count(microseconds * 1000)} ns`;

  // ---- what is chosen -------------------------------------------------------------------------------------------------

  const order = { operation: ["deser", "ser"], api: ["databind", "stream"], datatype: ["users", "clients"],
    variant: Object.keys(titles.variant), lane: ["bytes", "string", "stream"] };
  const present = part => {
    const values = [...new Set(everything.map(entry => entry[part]))];
    return part === "size" ? values.sort((a, b) => a - b) : order[part].filter(value => values.includes(value));
  };
  const languages = ["Java", "Scala", "Kotlin"].filter(language => environment.libraries.some(library => library.language === language));
  const dimensions = [
    { part: "operation", name: "Operation" }, { part: "api", name: "API" }, { part: "datatype", name: "Data" },
    { part: "size", name: "Size" }, { part: "variant", name: "Form" }, { part: "lane", name: "From, to" },
  ].map(dimension => ({ ...dimension, values: present(dimension.part) }))
    .concat({ part: "language", name: "Language", values: languages })
    .filter(dimension => dimension.values.length > 1);
  const measured = [...new Set(everything.map(entry => entry.library))].sort((a, b) => d3.ascending(libraryTitle(a).toLowerCase(), libraryTitle(b).toLowerCase()));

  const chosen = Object.fromEntries(dimensions.map(dimension => [dimension.part, new Set(dimension.values)]));
  chosen.library = new Set(measured);
  let measure = "speed";
  let isRightOnly = false;
  const unfolded = new Set();

  const isRight = name => {
    const verdict = verdicts.get(name);
    return verdict != null && [...verdict.strictness, ...verdict.roundTrips].every(trial => trial.outcome === "Right");
  };
  const isShown = entry => chosen.library.has(entry.library) && (!isRightOnly || isRight(entry.library)) &&
    dimensions.every(({ part }) => chosen[part].has(part === "language" ? libraries.get(entry.library)?.language : entry[part]));

  function readAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    for (const [part, values] of [...dimensions.map(({ part, values }) => [part, values]), ["library", measured]])
      if (asked.has(part)) chosen[part] = new Set(asked.get(part).split(",").map(value => part === "size" ? +value : value).filter(value => values.includes(value)));
    if (asked.get("measure") === "allocation") measure = "allocation";
    isRightOnly = asked.has("right");
  }
  function writeAddress() {
    const asked = [...dimensions.map(({ part, values }) => [part, values]), ["library", measured]]
      .filter(([part, values]) => chosen[part].size < values.length).map(([part]) => `${part}=${[...chosen[part]].join(",")}`);
    if (measure !== "speed") asked.push(`measure=${measure}`);
    if (isRightOnly) asked.push("right");
    history.replaceState(null, "", asked.length ? `#${asked.join("&")}` : location.pathname + location.search);
  }

  /** The first press on one of several leaves that one alone; all come back when the last one goes. */
  function toggle(part, value, values) {
    const set = chosen[part];
    if (set.size === values.length) set.clear(), set.add(value);
    else if (set.has(value)) set.delete(value);
    else set.add(value);
    if (set.size === 0) values.forEach(each => set.add(each));
    render();
  }

  // ---- filters --------------------------------------------------------------------------------------------------------

  function drawFilters() {
    const groups = d3.select("#filter-groups");
    const segments = (name, id) => {
      const group = groups.append("div").attr("class", "filter").attr("role", "group").attr("aria-label", name);
      group.append("span").attr("class", "name").text(name);
      return group.append("div").attr("class", "segments").attr("data-filter", id);
    };
    for (const { part, name, values } of dimensions)
      segments(name, part).selectAll("button").data(values).join("button").attr("type", "button").attr("data-value", value => value)
        .text(value => title(part, value)).on("click", (_, value) => toggle(part, value, values));
    segments("Bars", "measure").selectAll("button").data(["speed", "allocation"]).join("button").attr("type", "button").attr("data-value", value => value)
      .text(value => value).on("click", (_, value) => { measure = value; render(); });
    segments("Checks", "right").append("button").attr("type", "button").attr("data-value", "right").text("only without a fault")
      .on("click", () => { isRightOnly = !isRightOnly; render(); });

    d3.select("#library-chips").selectAll("button").data(measured).join("button").attr("type", "button").attr("data-value", name => name)
      .classed("is-jzon", name => name === "jzon").text(libraryTitle).on("click", (_, name) => toggle("library", name, measured));
    const found = () => {
      const text = document.getElementById("library-search").value.trim().toLowerCase();
      return measured.filter(name => name.includes(text) || libraryTitle(name).toLowerCase().includes(text));
    };
    d3.select("#library-search").on("input", () => {
      const names = new Set(found());
      d3.selectAll("#library-chips button").style("display", name => names.has(name) ? null : "none");
    });
    d3.select("#library-all").on("click", () => { found().forEach(name => chosen.library.add(name)); render(); });
    d3.select("#library-none").on("click", () => { found().forEach(name => chosen.library.delete(name)); render(); });
    d3.select("#filters-toggle").on("click", function () {
      this.setAttribute("aria-expanded", this.getAttribute("aria-expanded") === "false");
    });
  }
  function markFilters() {
    for (const { part } of dimensions)
      d3.selectAll(`[data-filter=${part}] button`).attr("aria-pressed", value => chosen[part].has(value));
    d3.selectAll("[data-filter=measure] button").attr("aria-pressed", value => measure === value);
    d3.selectAll("[data-filter=right] button").attr("aria-pressed", isRightOnly);
    d3.selectAll("#library-chips button").attr("aria-pressed", name => chosen.library.has(name));
    d3.select("#library-count").text(`${chosen.library.size} of ${measured.length}`);
    const narrowed = dimensions.filter(({ part, values }) => chosen[part].size < values.length)
      .map(({ part }) => [...chosen[part]].map(value => title(part, value)).join(", "));
    d3.select("#filters-summary").text(narrowed.length ? `· ${narrowed.join(" · ")}` : "· everything");
  }

  // ---- bars -----------------------------------------------------------------------------------------------------------

  const at = (scale, value) => `${Math.max(0, Math.min(100, scale(value)))}%`;
  const newSvg = (parent, kind) => parent.append("svg").attr("class", kind).attr("aria-hidden", true);

  function grid(svg, scale, ticks) {
    svg.selectAll("line.gridline").data(ticks).join("line").attr("class", "gridline").attr("x1", tick => at(scale, tick)).attr("x2", tick => at(scale, tick)).attr("y1", 0).attr("y2", "100%");
  }
  function bar(svg, scale, from, to, kind) {
    svg.append("rect").attr("class", kind).attr("x", at(scale, from)).attr("y", 2).attr("width", `${Math.max(0.2, scale(to) - scale(from))}%`).attr("height", 12).attr("rx", 2.5);
  }
  function whisker(svg, scale, from, to) {
    const line = (x1, x2, y1, y2) => svg.append("line").attr("class", "whisker").attr("x1", at(scale, x1)).attr("x2", at(scale, x2)).attr("y1", y1).attr("y2", y2);
    line(from, to, 8, 8), line(from, from, 5, 11), line(to, to, 5, 11);
  }
  function axis(card, scale, ticks, format) {
    const line = card.append("div").attr("class", "line axis-line");
    line.append("span").attr("class", "rank"), line.append("span").attr("class", "name");
    const svg = newSvg(line.append("div").attr("class", "bar-cell"), "axis");
    svg.selectAll("text").data(ticks).join("text").attr("x", tick => at(scale, tick)).attr("y", 12)
      .attr("text-anchor", tick => scale(tick) < 4 ? "start" : scale(tick) > 96 ? "end" : "middle").text(format);
  }
  const emphasis = name => name === "jzon" ? "is-jzon" : name === "jackson" ? "is-jackson" : "";

  function nameCell(line, rank, name) {
    line.append("span").attr("class", "rank").text(rank);
    const cell = line.append("span").attr("class", "name");
    cell.append("b").text(libraryTitle(name));
    const version = libraries.get(name)?.version;
    if (version) cell.append("small").text(version);
  }
  function checks(parent, name) {
    const cell = parent.append("span").attr("class", "checks");
    const groups = d3.groups(verdicts.get(name)?.strictness ?? [], trial => trial.group);
    const worst = trials => ["Crashed", "Wrong"].find(outcome => trials.some(trial => trial.outcome === outcome)) ?? "Right";
    cell.selectAll("i").data(groups).join("i").attr("class", ([, trials]) => worst(trials).toLowerCase());
    const faulty = groups.filter(([, trials]) => worst(trials) !== "Right").map(([group]) => group);
    cell.attr("title", groups.length === 0 ? "not asked" : faulty.length ? `wrong: ${faulty.join(", ")}` : "right in all")
      .attr("aria-label", groups.length === 0 ? "not asked" : faulty.length ? `wrong: ${faulty.join(", ")}` : "right in all").attr("role", "img");
  }
  function faults(parent, name) {
    const wrong = (verdicts.get(name)?.strictness ?? []).filter(trial => trial.outcome !== "Right");
    if (!verdicts.has(name)) return;
    parent.append("p").text(wrong.length ? "Not strict:" : "Strict in every check.");
    if (wrong.length) parent.append("ul").selectAll("li").data(wrong).join("li").text(trial => `${trial.group}: ${trial.name}${trial.note ? ` – ${trial.note}` : ""}`);
  }

  /** A card with a row for each entry, of which the first ones are shown, and jzon and Jackson wherever they stand. */
  function card(parent, { id, heading, remark, heads, entries, scale, ticks, format, draw, more }) {
    const box = parent.append("article").attr("class", "card").attr("data-cell", id);
    box.append("h3").text(heading).append("small").text(remark);
    const top = box.append("div").attr("class", "line heads");
    top.append("span"), top.append("span").text("library"), top.append("span").text(heads[0]);
    heads.slice(1).forEach(head => top.append("span").attr("class", "figure").text(head));
    const isWhole = unfolded.has(id) || entries.length <= shownFirst + 2;
    entries.forEach((entry, i) => {
      if (!isWhole && i >= shownFirst && !emphasis(entry.library)) return;
      const row = box.append("details").attr("class", `row ${emphasis(entry.library)}`).attr("data-library", entry.library);
      const line = row.append("summary").attr("class", "line");
      nameCell(line, i + 1, entry.library);
      const svg = newSvg(line.append("div").attr("class", "bar-cell"), "bar");
      grid(svg, scale, ticks);
      draw(svg, line, entry);
      row.on("toggle", function () {
        if (this.open && !this.querySelector(".more")) more(d3.select(this).append("div").attr("class", "more"), entry);
      });
    });
    axis(box, scale, ticks, format);
    if (!isWhole)
      box.append("button").attr("type", "button").attr("class", "more-button").text(`Show all ${entries.length}`).on("click", () => { unfolded.add(id); render(); });
    return box;
  }
  const ticksOf = scale => scale.ticks(4).slice(1);
  const reference = (entries, name) => entries.find(entry => entry.library === name);

  // ---- sections -------------------------------------------------------------------------------------------------------

  function headingOf(entry) {
    const form = [entry.variant !== "plain" && title("variant", entry.variant), present("lane").length > 1 && `${entry.operation === "deser" ? "from" : "to"} ${entry.lane}`].filter(Boolean);
    return [`${entry.size} KB`, ...form].join(" · ");
  }
  const documentBytes = entry => environment.documents[`${entry.datatype}/${entry.size}/${entry.variant}`];

  function throughputCard(parent, key, entries, lost) {
    // the reference is that of the cell, whether or not it is chosen
    const all = throughput.filter(entry => groupKey(entry) === key);
    const jackson = reference(all, "jackson")?.score;
    const jzon = reference(all, "jzon")?.score;
    const isSpeed = measure === "speed";
    const value = entry => isSpeed ? entry.score : entry.allocated ?? 0;
    const sorted = d3.sort(entries, (a, b) => isSpeed ? d3.descending(a.score, b.score) : d3.ascending(value(a), value(b)));
    const largest = d3.max(sorted, entry => value(entry) + (isSpeed ? Math.min(entry.error ?? 0, entry.score * 0.15) : 0)) || 1;
    const scale = d3.scaleLinear([0, largest * 1.02], [0, 100]);
    const first = entries[0] ?? lost[0];
    const size = documentBytes(first);
    const box = card(parent, {
      id: key, heading: headingOf(first), remark: size ? `documents of ${bytes(size)} on the average` : "", entries: sorted, scale, ticks: ticksOf(scale), format: isSpeed ? short : bytes,
      heads: [isSpeed ? "operations for one second" : "bytes allocated for one operation", "op/s", "× Jackson", "× jzon", "B/op", "checks"],
      draw(svg, line, entry) {
        bar(svg, scale, 0, value(entry), "value");
        if (isSpeed && entry.error != null) whisker(svg, scale, entry.score - entry.error, entry.score + entry.error);
        const speed = line.append("span").attr("class", "figure speed").text(rate(entry.score));
        if (entry.error != null) speed.append("small").text(` ± ${percent(entry.error / entry.score)}`);
        const rest = line.append("span").attr("class", "rest");
        rest.append("span").attr("class", "figure").attr("data-label", "Jackson").text(jackson ? times(entry.score / jackson) : "–");
        rest.append("span").attr("class", "figure").attr("data-label", "jzon").text(jzon ? times(entry.score / jzon) : "–");
        rest.append("span").attr("class", "figure").text(bytes(entry.allocated));
        checks(rest, entry.library);
      },
      more(box, entry) {
        const figures = [`${rate(entry.score)}${entry.error != null ? ` ± ${rate(entry.error)}` : ""} op/s`, `${duration(1e6 / entry.score)} for one operation`];
        if (size) figures.push(`${rate(entry.score * size / 1e6)} MB/s`);
        if (entry.allocated != null) figures.push(`${count(entry.allocated)} bytes allocated${size ? `, ${d3.format(".2~f")(entry.allocated / size)} for each byte of JSON` : ""}`);
        box.append("p").text(`${libraryTitle(entry.library)}: ${figures.join(" · ")}`);
        if (libraries.get(entry.library)?.converts.includes(`${entry.operation}/${entry.api}/${entry.datatype}/${entry.lane}`))
          box.append("p").text(`It ${entry.operation === "deser" ? "takes" : "gives"} no ${entry.lane === "bytes" ? "bytes" : entry.lane}: the conversion counts, as it does for its users.`);
        faults(box, entry.library);
      },
    });
    if (lost.length) {
      const out = box.append("div").attr("class", "left-out");
      out.append("b").text("Not counted");
      out.append("ul").selectAll("li").data(lost).join("li").text(failure => `${libraryTitle(failure.library)}: ${failure.reason}`);
    }
  }

  function drawCells() {
    const shown = throughput.filter(isShown);
    const lost = failures.filter(isShown);
    const by = d3.group([...shown, ...lost], entry => `${entry.operation}/${entry.api}/${entry.datatype}`);
    const rankOf = key => key.split("/").map((value, i) => order[["operation", "api", "datatype"][i]].indexOf(value)).reduce((sum, rank) => sum * 10 + rank, 0);
    const root = d3.select("#cells");
    root.selectAll("*").remove();
    for (const key of [...by.keys()].sort((a, b) => d3.ascending(rankOf(a), rankOf(b)))) {
      const [operation, api, datatype] = key.split("/");
      const section = root.append("section").attr("class", "group");
      section.append("h2").text(`${operation === "deser" ? "Reading" : "Writing"} ${datatype}, ${api}`);
      section.append("p").attr("class", "note").text(api === "databind"
        ? "Whole objects: the library finds the fields itself." : "Token by token, through code written by hand for these classes.");
      const cells = d3.groups(by.get(key), groupKey);
      cells.sort(([, [a]], [, [b]]) => d3.ascending(a.size, b.size) || d3.ascending(order.variant.indexOf(a.variant), order.variant.indexOf(b.variant)) || d3.ascending(a.lane, b.lane));
      for (const [cell, entries] of cells) throughputCard(section, cell, entries.filter(entry => "score" in entry), entries.filter(entry => "reason" in entry));
    }
    if (by.size === 0) root.append("p").attr("class", "empty").text("Nothing was measured for this choice.");
  }

  function drawStanding() {
    const best = d3.rollup(throughput, entries => d3.max(entries, entry => entry.score), groupKey);
    const shown = throughput.filter(isShown);
    const groups = new Set(shown.map(groupKey));
    const share = entries => entries.length ? Math.exp(d3.mean(entries, entry => Math.log(entry.score / best.get(groupKey(entry))))) : null;
    const rows = d3.groups(shown, entry => entry.library).map(([library, entries]) => ({
      library, cells: entries.length, first: entries.filter(entry => entry.score === best.get(groupKey(entry))).length, all: share(entries),
      deser: share(entries.filter(entry => entry.operation === "deser")), ser: share(entries.filter(entry => entry.operation === "ser")),
    }));
    rows.sort((a, b) => d3.descending(a.all, b.all));
    const root = d3.select("#standing-rows");
    root.selectAll("*").remove();
    d3.select("#standing").style("display", rows.length ? null : "none");
    const box = root.append("div").attr("class", "card standing");
    const top = box.append("div").attr("class", "line heads");
    top.append("span"), top.append("span").text("library"), top.append("span").text("reading"), top.append("span"), top.append("span").text("writing"), top.append("span");
    top.append("span").attr("class", "figure").text("cells"), top.append("span").attr("class", "figure").text("checks");
    const isWhole = unfolded.has("standing") || rows.length <= shownFirst + 2;
    const scale = d3.scaleLinear([0, 1], [0, 100]);
    rows.forEach((row, i) => {
      if (!isWhole && i >= shownFirst && !emphasis(row.library)) return;
      const line = box.append("div").attr("class", `line row ${emphasis(row.library)}`).attr("data-library", row.library);
      nameCell(line, i + 1, row.library);
      for (const [operation, label] of [["deser", "reads"], ["ser", "writes"]]) {
        const svg = newSvg(line.append("div").attr("class", "bar-cell"), "bar");
        grid(svg, scale, [0.25, 0.5, 0.75, 1]);
        if (row[operation] != null) bar(svg, scale, 0, row[operation], "value");
        line.append("span").attr("class", "figure share").attr("data-label", label).text(row[operation] == null ? "–" : percent(row[operation]));
      }
      const cells = line.append("span").attr("class", "figure cells").text(`${row.cells} of ${groups.size}`);
      if (row.first) cells.append("small").text(` · ${row.first} first`);
      checks(line, row.library);
    });
    if (!isWhole)
      box.append("button").attr("type", "button").attr("class", "more-button").text(`Show all ${rows.length}`).on("click", () => { unfolded.add("standing"); render(); });
  }

  const caption = entry => `${entry.operation === "deser" ? "Reading" : "Writing"} ${entry.datatype}, ${entry.api}, ${headingOf(entry)}`;

  function drawOthers() {
    const root = d3.select("#others");
    root.selectAll("*").remove();
    const kinds = [
      [ndjson, "Lines of documents", "A file of more than a megabyte, a document on each line.", (parent, id, entries) => {
        const rates = entries.map(entry => ({ ...entry, megabytes: entry.score * (environment.documents[`ndjson/${entry.datatype}/${entry.size}/${entry.variant}`] ?? 0) / 1e6 }));
        const scale = d3.scaleLinear([0, d3.max(rates, entry => entry.megabytes) * 1.02], [0, 100]);
        card(parent, { id, heading: caption(entries[0]), remark: "", entries: d3.sort(rates, (a, b) => d3.descending(a.megabytes, b.megabytes)), scale, ticks: ticksOf(scale), format: short,
          heads: ["megabytes for one second", "MB/s", "× Jackson", "× jzon", "B/op", "checks"],
          draw(svg, line, entry) {
            bar(svg, scale, 0, entry.megabytes, "value");
            line.append("span").attr("class", "figure speed").text(rate(entry.megabytes));
            const rest = line.append("span").attr("class", "rest");
            for (const [name, label] of [["jackson", "Jackson"], ["jzon", "jzon"]])
              rest.append("span").attr("class", "figure").attr("data-label", label).text(times(reference(entries, name) && entry.score / reference(entries, name).score));
            rest.append("span").attr("class", "figure").text(bytes(entry.allocated));
            checks(rest, entry.library);
          },
          more(box, entry) { box.append("p").text(`${rate(entry.score)} files for one second`), faults(box, entry.library); } });
      }],
      [latencies, "Single operations", "Half of all operations take no longer than the first dot, 99 of 100 no longer than the second, 999 of 1,000 no longer than the ring; on a logarithmic scale.", (parent, id, entries) => {
        const scale = d3.scaleLog([d3.min(entries, entry => entry.p50) / 1.2, d3.max(entries, entry => entry.p999) * 1.2], [0, 100]);
        card(parent, { id, heading: caption(entries[0]), remark: "", entries: d3.sort(entries, (a, b) => d3.ascending(a.p99, b.p99)), scale, ticks: scale.ticks().filter(tick => Math.abs(Math.log10(tick) - Math.round(Math.log10(tick))) < 1e-9), format: duration,
          heads: ["time for one operation", "99 of 100", "half", "999 of 1,000", "longest", "checks"],
          draw(svg, line, entry) {
            svg.append("line").attr("class", "range").attr("x1", at(scale, entry.p50)).attr("x2", at(scale, entry.p999)).attr("y1", 8).attr("y2", 8);
            for (const [value, kind] of [[entry.p50, "dot"], [entry.p99, "dot"], [entry.p999, "dot tail"]]) svg.append("circle").attr("class", kind).attr("cx", at(scale, value)).attr("cy", 8).attr("r", 4);
            line.append("span").attr("class", "figure speed").text(duration(entry.p99));
            const rest = line.append("span").attr("class", "rest");
            for (const [value, label] of [[entry.p50, "half"], [entry.p999, "999 ‰"], [entry.max, "longest"]]) rest.append("span").attr("class", "figure").attr("data-label", label).text(duration(value));
            checks(rest, entry.library);
          },
          more(box, entry) { faults(box, entry.library); } });
      }],
      [coldStarts, "The first operations of a fresh JVM", "Until the first operation is done, the tenth, the hundredth; classes are loaded and codecs are made in that time. The JVM's own start does not count.", (parent, id, entries) => {
        const scale = d3.scaleLinear([0, d3.max(entries, entry => entry.hundred) * 1.02], [0, 100]);
        card(parent, { id, heading: caption(entries[0]), remark: "", entries: d3.sort(entries, (a, b) => d3.ascending(a.first, b.first)), scale, ticks: ticksOf(scale), format: tick => `${tick} ms`,
          heads: ["milliseconds", "first", "ten", "hundred", "JVMs", "checks"],
          draw(svg, line, entry) {
            bar(svg, scale, entry.ten, entry.hundred, "third"), bar(svg, scale, entry.first, entry.ten, "second"), bar(svg, scale, 0, entry.first, "value");
            line.append("span").attr("class", "figure speed").text(`${d3.format(".1f")(entry.first)} ms`);
            const rest = line.append("span").attr("class", "rest");
            for (const [value, label] of [[entry.ten, "ten"], [entry.hundred, "hundred"]]) rest.append("span").attr("class", "figure").attr("data-label", label).text(`${d3.format(".1f")(value)} ms`);
            rest.append("span").attr("class", "figure").attr("data-label", "JVMs").text(entry.processes);
            checks(rest, entry.library);
          },
          more(box, entry) { faults(box, entry.library); } });
      }],
    ];
    for (const [entries, heading, note, draw] of kinds) {
      const shown = entries.filter(isShown);
      if (shown.length === 0) continue;
      const section = root.append("section");
      section.append("h2").text(heading);
      section.append("p").attr("class", "note").text(note);
      for (const [id, group] of d3.groups(shown, groupKey)) draw(section, `${heading}/${id}`, group);
    }
  }

  function drawStrictness() {
    const groups = [...new Set(report.verdicts.flatMap(verdict => verdict.strictness.map(trial => trial.group)))];
    const root = d3.select("#strictness-table");
    if (report.verdicts.length === 0) return void d3.select("#strictness").style("display", "none");
    d3.select("#groups").text(groups.join(", "));
    const table = root.append("table");
    table.append("thead").append("tr").selectAll("th").data(["library", "round trip", ...groups]).join("th").attr("scope", "col").text(head => head);
    const body = table.append("tbody");
    const faultsOf = verdict => [
      ...verdict.roundTrips.filter(trip => trip.outcome !== "Right").map(trip => `${title("operation", trip.operation)} ${trip.datatype}, ${trip.api}${trip.variant === "plain" ? "" : `, ${title("variant", trip.variant)}`}: ${trip.note}`),
      ...verdict.strictness.filter(trial => trial.outcome !== "Right").map(trial => `${trial.group}: ${trial.name}${trial.note ? ` – ${trial.note}` : ""}`),
    ];
    const faultless = verdict => faultsOf(verdict).length;
    for (const verdict of d3.sort(report.verdicts, (a, b) => d3.ascending(faultless(a), faultless(b)) || d3.ascending(libraryTitle(a.library), libraryTitle(b.library)))) {
      const row = body.append("tr").attr("class", emphasis(verdict.library)).attr("data-library", verdict.library);
      const head = row.append("th").attr("scope", "row");
      const all = faultsOf(verdict);
      if (all.length === 0) head.text(libraryTitle(verdict.library));
      else head.append("span").text(libraryTitle(verdict.library));
      const bad = verdict.roundTrips.filter(trip => trip.outcome !== "Right");
      const lost = bad.filter(trip => !trip.isTimed);
      const cell = (kind, text) => {
        const td = row.append("td").attr("class", kind);
        if (kind === "right" || kind === "") td.text(text);
        else td.append("button").attr("type", "button").text(text).on("click", () => notes());
      };
      const notes = () => {
        const next = row.node().nextElementSibling;
        if (next?.classList.contains("notes")) return next.remove();
        const line = document.createElement("tr");
        line.className = "notes";
        row.node().after(line);
        d3.select(line).append("td").attr("colspan", groups.length + 2).append("ul").selectAll("li").data(all).join("li").text(fault => fault);
      };
      cell(bad.length ? "wrong" : "right", lost.length ? `✗ ${lost.length} of ${verdict.roundTrips.length}` : bad.length ? "last digits" : "✓");
      for (const group of groups) {
        const trials = verdict.strictness.filter(trial => trial.group === group);
        const wrong = trials.filter(trial => trial.outcome !== "Right");
        if (trials.length === 0) cell("", "–");
        else if (wrong.length === 0) cell("right", "✓");
        else cell(wrong.some(trial => trial.outcome === "Crashed") ? "crashed" : "wrong", `✗ ${wrong.length} of ${trials.length}`);
      }
    }
  }

  // ---- what does not change -------------------------------------------------------------------------------------------

  function drawFrame() {
    const last = environment.sessions.at(-1);
    const cells = new Set(throughput.map(groupKey)).size;
    const lead = d3.select("#lead");
    lead.append("b").text(`${new Set(everything.map(entry => entry.library)).size} libraries`);
    lead.append("span").text(` read and write the same documents in ${cells} ${cells === 1 ? "cell" : "cells"}, each checked before it was timed. Longer bars are faster: they end at the median of the iterations, and the thin line is as long as their middle half is wide.`);
    const facts = [["Processor", `${environment.processor}, ${environment.cores} cores`], ["JDK", environment.jdk], ["Measured", last ? last.started.slice(0, 10) : "–"],
      ["JMH", environment.jmh], ["Seed of the documents", environment.seed]];
    d3.select("#facts").selectAll("div").data(facts).join("div").each(function ([name, value]) {
      d3.select(this).append("dt").text(name), d3.select(this).append("dd").text(value);
    });

    const about = d3.select("#about-body");
    const add = (heading, lines) => {
      about.append("h3").text(heading);
      return about.append("ul").selectAll("li").data(lines).join("li");
    };
    add("Machine", [`${environment.processor}, ${environment.cores} cores, ${environment.system}`, `${environment.vm}, flags ${environment.flags.join(" ") || "none"}`]).text(line => line);
    const sessions = add("Commands", environment.sessions);
    sessions.append("code").text(session => session.command);
    sessions.append("span").text(session => ` on ${session.started.slice(0, 16).replace("T", " ")} UTC, commit ${session.commit.slice(0, 10)}${session.commit.length > 40 ? session.commit.slice(40) : ""}${session.options ? `: ${session.options}` : ""}`);
    add("Libraries", d3.sort(environment.libraries, (a, b) => d3.ascending(a.title.toLowerCase(), b.title.toLowerCase()))).text(library => `${library.title} ${library.version || "of this checkout"} (${library.language})`);
    if (environment.absent.length) add("Not to be had", environment.absent).text(absent => `${absent.title}: ${absent.reason}`);
  }

  function render() {
    markFilters();
    writeAddress();
    drawStanding();
    drawCells();
    drawOthers();
  }

  readAddress();
  drawFrame();
  drawFilters();
  drawStrictness();
  render();
  addEventListener("hashchange", () => { readAddress(); render(); });
  document.documentElement.dataset.ready = "true";
})();
