// Operations for one second: a card for each cell.

function headingOf(entry) {
  const form = [entry.variant !== "plain" && title("variant", entry.variant), present("lane").length > 1 && `${entry.operation === "deser" ? "from" : "to"} ${entry.lane}`].filter(Boolean);
  return [`${entry.size} KB`, ...form].join(" · ");
}
const documentBytes = entry => environment.documents[`${entry.datatype}/${entry.size}/${entry.variant}`];
const caption = entry => `${entry.operation === "deser" ? "Reading" : "Writing"} ${entry.datatype}, ${entry.api}, ${headingOf(entry)}`;

/** As `Measurement.MostStolen`. */
const mostStolen = 10;
const stolenNote = entry => `The machine's host gave ${percent(entry.stolen / 100)} of its processor time to others meanwhile.`;

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
      if (entry.stolen > mostStolen) speed.attr("title", stolenNote(entry)).append("small").attr("class", "disturbed").text(" *");
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
      if (entry.pace != null) box.append("p").text(`The processor ran at ${percent(entry.pace)} of its usual pace meanwhile, which the figure allows for.`);
      if (entry.stolen > mostStolen) box.append("p").text(`* ${stolenNote(entry)}`);
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
