// Where each library stands over all cells that are chosen.

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
