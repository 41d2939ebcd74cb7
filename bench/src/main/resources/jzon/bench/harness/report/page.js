// What does not change, and the drawing of the whole.

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

  if (throughput.some(entry => entry.pace != null)) d3.select("#pace").attr("hidden", null);
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
