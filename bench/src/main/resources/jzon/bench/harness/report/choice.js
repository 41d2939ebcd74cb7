// What is chosen of the report: in the address of the page, by the buttons.

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
