// Lines of documents, single operations, cold starts.

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
