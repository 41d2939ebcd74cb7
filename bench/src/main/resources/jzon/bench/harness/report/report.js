// The report that the page holds, its entries by their parts, and how names and figures are written.

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
