// The table of checks.

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
