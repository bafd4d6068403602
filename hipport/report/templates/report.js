{ // The list of findings with its filters, and the files side by side. What is shown is in the URL, after the #.
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent); // files: paths; entries: [severity, rule, library, text, [[file, number]]]
  const form = byId("filters");
  const rows = [...document.querySelectorAll(".entry")];
  const report = byId("report");
  const view = byId("file");
  const withData = data.files.map((_, number) => number).filter((number) => byId(`file-${number}`));
  const total = data.entries.reduce((sum, entry) => sum + numberIn(entry, () => true), 0);
  const severities = [...new Set(data.entries.map(([severity]) => severity))];
  const asked = severities.filter((name) => name === "error" || name === "warning");
  const usual = asked.length ? asked : severities; // infos ask nothing of a person
  const nothing = { rule: "", library: "", path: "", text: "" };
  const state = { severity: usual, ...nothing, file: "", line: "" };
  const atOnce = 100; // entries that are shown before somebody asks for more: a change of thousands takes long
  let limit = atOnce;
  const more = byId("more");
  const isHidden = rows.map(() => false); // as the rows say, which are slow to ask
  let position = 0; // where the report was scrolled to when a file was opened

  function numberIn([, , , , places], fits) {
    return places.reduce((sum, [file, number]) => sum + (fits(file) ? number : 0), 0);
  }

  // --- The state and the URL

  function hash() {
    const parts = new URLSearchParams();
    if (state.severity.join() !== usual.join()) parts.set("severity", state.severity.join() || "none");
    for (const name of ["rule", "library", "path", "text", "file", "line"]) if (state[name]) parts.set(name, state[name]);
    return `#${parts}`.replaceAll("%2F", "/").replaceAll("%2C", ",");
  }

  function remember(isPlace) {
    const url = hash();
    if (isPlace) history.pushState(null, "", url);
    else history.replaceState(null, "", url);
  }

  function restore() {
    const fragment = location.hash.slice(1);
    if (fragment && !fragment.includes("=")) { // a section, an entry, a rule or a row of the page
      const target = byId(fragment);
      state.file = "";
      display();
      if (target?.classList.contains("entry") && target.hidden) {
        limit = Infinity;
        change({ severity: severities, ...nothing });
      }
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView();
      return;
    }
    const parts = new URLSearchParams(fragment);
    const listed = parts.get("severity")?.split(",");
    state.severity = listed ? severities.filter((name) => listed.includes(name)) : usual;
    for (const name of ["rule", "library", "path", "text", "file", "line"]) state[name] = parts.get(name) ?? "";
    display();
  }

  function display() {
    fillForm();
    filter();
    const number = data.files.indexOf(state.file);
    const wasOpen = !view.hidden;
    if (!wasOpen) position = scrollY;
    report.hidden = number >= 0;
    view.hidden = number < 0;
    if (number >= 0) openFile(number, Number(state.line));
    else {
      view.replaceChildren();
      if (wasOpen) scrollTo(0, position);
    }
  }

  function openPlace(number, line) {
    state.file = data.files[number];
    state.line = line ? String(line) : "";
    remember(true);
    display();
  }

  function closeFile() {
    state.file = state.line = "";
    remember(true);
    display();
  }

  // --- The findings

  function fillForm() {
    if (!form) return;
    for (const box of form.querySelectorAll("[name=severity]")) box.checked = state.severity.includes(box.value);
    for (const name of ["rule", "library", "path", "text"]) form.elements[name].value = state[name];
  }

  function readForm() {
    state.severity = severities.filter((name) => form.querySelector(`[name=severity][value=${name}]`).checked);
    for (const name of ["rule", "library", "path", "text"]) state[name] = form.elements[name].value;
    limit = atOnce;
    filter();
    remember(false);
  }

  function change(filters) {
    Object.assign(state, filters);
    fillForm();
    filter();
    remember(false);
  }

  function filter() {
    if (!form) return;
    const path = state.path.toLowerCase();
    const inPath = data.files.map((name) => name.toLowerCase().includes(path));
    const text = state.text.toLowerCase();
    const wanted = new Set(state.severity);
    let shown = 0;
    let listed = 0;
    data.entries.forEach((entry, index) => {
      const [severity, rule, library, words, places] = entry;
      const fits = wanted.has(severity) && (!state.rule || rule === state.rule) &&
        (!state.library || (library || "(none)") === state.library) && words.includes(text);
      const number = fits ? numberIn(entry, (file) => inPath[file]) : 0;
      shown += number;
      listed += number > 0;
      const hidden = !number || listed > limit;
      const row = rows[index];
      if (isHidden[index] !== hidden) row.hidden = isHidden[index] = hidden;
      if (!hidden && row.open) row.querySelectorAll(".places li").forEach((place, at) => { place.hidden = !inPath[places[at][0]]; });
    });
    more.hidden = listed <= limit;
    form.querySelector("output").value = `${shown.toLocaleString("en")} of ${total.toLocaleString("en")} findings`;
  }

  // --- A file beside its port

  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...content);
    return made;
  }

  function openFile(number, line) {
    const block = byId(`file-${number}`);
    const file = block ? JSON.parse(block.textContent) : null;
    const at = withData.indexOf(number);
    const back = element("button", "", "← Report");
    back.addEventListener("click", closeFile);
    const walk = element("div", "walk", back);
    for (const [words, step] of [["Previous file", -1], ["Next file", 1]]) {
      const other = withData[at + step];
      const button = element("button", "", words);
      button.disabled = at < 0 || other === undefined;
      button.addEventListener("click", () => openPlace(other));
      walk.append(button);
    }
    const heading = element("h1", "path", data.files[number]);
    heading.tabIndex = -1;
    view.replaceChildren(walk, heading, ...(file ? fileParts(file) : [
      element("p", "", "Nothing was changed and nothing was found in this file."),
    ]));
    heading.focus({ preventScroll: true });
    const aimed = line ? view.querySelector(`[data-line="${line}"]`) : null;
    aimed?.classList.add("aimed");
    if (aimed) aimed.scrollIntoView({ block: "center" });
    else scrollTo(0, 0);
    document.title = `${data.files[number]} – ${title}`;
  }
  const title = document.title;

  function fileParts(file) {
    const edits = Object.entries(file.edits).map(([code, number]) => `${code} × ${number}`);
    const facts = [file.state, file.compilation, file.target && !file.onlyPort ? `written to ${file.target}` : "",
      edits.length ? `edits: ${edits.join(", ")}` : ""].filter(Boolean);
    const parts = [element("p", "faint", facts.join("; "))];
    if (file.lines) parts.push(pair(file));
    else {
      if (file.leftOut) parts.push(element("p", "note", `The source is not here: ${file.leftOut}.`));
      parts.push(element("div", "", ...file.findings.map((finding) => remark(finding))));
    }
    if (file.kept.length) {
      const names = file.kept.map(([name, reason, number, first]) =>
        element("li", "", element("code", "", name), ` ${reason}, ${number} ${number === 1 ? "place" : "places"}, first in line ${first}`));
      parts.push(element("h2", "", "Names kept on purpose"), element("ul", "", ...names));
    }
    return parts;
  }

  function remark({ severity, code, line, column, message, remedy, fix }) {
    const rule = element("a", "", code);
    rule.href = `#rule-${code}`;
    const made = element("div", `remark ${severity}`, element("span", `badge ${severity}`, severity), " ", rule, ` ${line}:${column} ${message}`);
    made.tabIndex = -1;
    for (const text of [remedy, fix && `Fix (${fix})`]) if (text) made.append(element("p", "", text));
    return made;
  }

  function pair(file) {
    const lines = pairs(file);
    const found = new Map(); // findings by the line of the text
    for (const finding of file.findings) found.set(finding.at[0], [...(found.get(finding.at[0]) ?? []), finding]);
    const near = lines.map(() => false);
    lines.forEach(({ old, same }, index) => {
      if (!same || found.has(old)) near.fill(true, Math.max(index - 3, 0), index + 4);
    });
    const heading = element("div", "row heading", element("span"), element("span", "", file.onlyPort ? "HIP" : "CUDA"));
    if (!file.onlyPort) {
      heading.lastChild.append(element("span", "narrow", ", and HIP in green"));
      heading.append(element("span"), element("span", "", "HIP"));
    }
    const made = element("div", file.onlyPort ? "pair single" : "pair", heading);
    for (let start = 0; start < lines.length;) {
      let end = start + 1;
      while (end < lines.length && near[end] === near[start]) end += 1;
      const part = lines.slice(start, end);
      if (near[start] || part.length < 6) made.append(...chunks(part, found, file));
      else made.append(fold(part, found, file));
      start = end;
    }
    const aim = Number(state.line);
    if (aim) made.querySelectorAll(".fold").forEach((each) => { if (each.from <= aim && aim <= each.to) each.click(); });
    return made;
  }

  // The lines of both sides, each with its numbers from 0; a line that one side lacks is undefined there.
  function pairs({ lines, hunks }) {
    const made = [];
    let old = 0;
    let ported = 0;
    const same = (end) => {
      for (; old < end; old += 1, ported += 1) made.push({ old, ported, left: lines[old], right: lines[old], same: true });
    };
    for (const [first, end, texts] of hunks) {
      same(first);
      for (let at = 0; at < Math.max(end - first, texts.length); at += 1) {
        const left = first + at < end ? lines[first + at] : undefined;
        const right = texts[at];
        made.push({ old: left === undefined ? undefined : old, ported: right === undefined ? undefined : ported, left, right, same: left === right });
        if (left !== undefined) old += 1;
        if (right !== undefined) ported += 1;
      }
    }
    same(lines.length);
    return made;
  }

  function chunks(lines, found, file) {
    const made = [];
    for (let at = 0; at < lines.length; at += 100) {
      const chunk = element("div", "chunk");
      for (const line of lines.slice(at, at + 100)) {
        const findings = found.get(line.old) ?? [];
        chunk.append(row(line, findings, file.onlyPort), ...findings.map(remark));
      }
      made.push(chunk);
    }
    return made;
  }

  function fold(lines, found, file) {
    const made = element("button", "fold", `${lines.length.toLocaleString("en")} lines that are the same`);
    made.from = lines[0].old + 1;
    made.to = lines.at(-1).old + 1;
    made.addEventListener("click", () => made.replaceWith(...chunks(lines, found, file)));
    return made;
  }

  function row({ old, ported, left, right, same }, findings, onlyPort) {
    const [leftMarks, rightMarks] = same ? [[], []] : changed(left, right);
    const marks = findings.map(({ at: [, start, end], severity }) => [start, end, `found ${severity}`]);
    const made = element("div", same ? "row same" : "row changed", ...side(old, left, "old", [...leftMarks, ...marks]));
    if (old !== undefined) made.dataset.line = old + 1;
    if (!onlyPort) made.append(...side(ported, right, "new", rightMarks));
    return made;
  }

  function side(number, text, which, marks) {
    if (text === undefined) return [element("span", "at none"), element("span", "none")];
    return [element("span", `at ${which}`, String(number + 1)), element("span", which, ...painted(text, marks))];
  }

  // What differs between two lines: their words, one by one where they have as many of them; else all between the
  // characters that they share at both ends.
  function changed(left, right) {
    if (left === undefined || right === undefined) return [[], []];
    const words = (text) => text.match(/\w+|\W/g) ?? [];
    const [old, ported] = [words(left), words(right)];
    if (old.length === ported.length) {
      const differs = (index) => old[index] !== ported[index];
      return [markedWords(old, differs, "del"), markedWords(ported, differs, "ins")];
    }
    let start = 0;
    while (start < left.length && left[start] === right[start]) start += 1;
    let end = 0;
    while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
    return [[[start, left.length - end, "del"]], [[start, right.length - end, "ins"]]];
  }

  function markedWords(words, differs, name) {
    let at = 0;
    return words.flatMap((word, index) => {
      at += word.length;
      return differs(index) ? [[at - word.length, at, name]] : [];
    });
  }

  function painted(text, marks) {
    const ends = [...new Set([0, text.length, ...marks.flatMap(([start, end]) => [start, end])])]
      .filter((at) => at <= text.length).sort((a, b) => a - b);
    return ends.slice(0, -1).map((start, index) => {
      const classes = marks.filter(([from, to]) => from <= start && start < to).map(([, , name]) => name);
      const part = text.slice(start, ends[index + 1]);
      return classes.length ? element("span", classes.join(" "), part) : part;
    });
  }

  // --- What a person does

  function step(by) { // to the next or previous finding: of the list, or of the file that is open
    const stops = view.hidden ? rows.filter((row) => !row.hidden).map((row) => row.firstElementChild) : [...view.querySelectorAll(".remark")];
    const at = stops.indexOf(document.activeElement.closest(".remark, summary"));
    const next = at < 0 ? stops.at(by > 0 ? 0 : -1) : stops[at + by];
    if (!next && view.hidden && more && !more.hidden) {
      more.click();
      step(by);
      return;
    }
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "center" });
  }

  function stepFile(by) {
    const at = withData.indexOf(data.files.indexOf(state.file));
    const next = at < 0 ? withData[by > 0 ? 0 : withData.length - 1] : withData[at + by];
    if (next !== undefined) openPlace(next);
  }

  function escape() {
    if (document.activeElement.matches("input, select")) document.activeElement.blur();
    else if (!view.hidden) closeFile();
    else if (form) form.reset();
  }

  const keys = {
    j: () => step(1),
    k: () => step(-1),
    o: () => document.activeElement.closest(".entry")?.querySelector(".places a").click(),
    n: () => stepFile(1),
    p: () => stepFile(-1),
    "/": () => {
      if (!view.hidden) closeFile();
      form?.elements.text.select();
      form?.elements.text.focus();
    },
    Escape: escape,
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key !== "Escape" && event.target.closest?.("input:not([type=checkbox]), select")) return;
    if (!(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#f"]');
    const number = link && /^#f(\d+)$/.exec(link.getAttribute("href"))?.[1];
    if (number && byId(`file-${number}`)) {
      event.preventDefault();
      openPlace(Number(number), link.dataset.line);
    }
    const pick = event.target.closest(".pick");
    if (pick) {
      const { filter: name, value } = pick.dataset;
      change({ [name]: name === "severity" ? [value] : value });
      byId("findings").scrollIntoView();
    }
  });
  addEventListener("popstate", restore); // also comes for a new fragment

  if (form) {
    for (const [name, at] of [["rule", 1], ["library", 2]]) {
      const values = [...new Set(data.entries.map((entry) => entry[at] || "(none)"))].sort();
      for (const value of values) form.elements[name].add(new Option(value, value));
    }
    form.addEventListener("input", readForm);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      limit = atOnce;
      change({ severity: usual, ...nothing });
    });
    more.addEventListener("click", () => { limit += atOnce; filter(); });
    for (const row of rows) row.addEventListener("toggle", () => { if (row.open) filter(); });
  }
  restore();
}
