// Cards of rows: a name, a bar, figures, checks.

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
