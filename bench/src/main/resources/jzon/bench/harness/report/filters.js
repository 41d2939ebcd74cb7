// The buttons by which one chooses.

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
