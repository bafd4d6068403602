"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const table = document.getElementById("findings");
  const files = [...table.tBodies];
  const flat = document.createElement("tbody");
  const rank = { error: 0, warning: 1, info: 2, fixed: 3 };
  const rows = files.flatMap((file) =>
    [...file.querySelectorAll(".finding")].map((element) => {
      const [, severity, code, library, message] = [...element.cells].map((cell) => cell.textContent);
      const path = file.querySelector("b").textContent;
      return { element, file, severity, code, library, path: path.toLowerCase(), text: message.toLowerCase() };
    }));
  const orders = {
    severity: (a, b) => rank[a.severity] - rank[b.severity],
    code: (a, b) => a.code.localeCompare(b.code),
    library: (a, b) => a.library.localeCompare(b.library),
  };
  const fields = form.elements;

  for (const name of ["code", "library"]) {
    for (const value of [...new Set(rows.map((row) => row[name]))].sort()) fields[name].add(new Option(value, value));
  }

  function filter() {
    const wanted = Object.fromEntries(["severity", "code", "library"].map((name) => [name, fields[name].value]));
    const file = fields.file.value.toLowerCase();
    const text = fields.text.value.toLowerCase();
    const active = Object.values(wanted).some(Boolean) || text !== "";
    const shown = new Set();
    let number = 0;
    for (const row of rows) {
      const visible = Object.entries(wanted).every(([name, value]) => !value || row[name] === value) &&
        row.path.includes(file) && row.text.includes(text);
      row.element.hidden = !visible;
      if (visible) {
        shown.add(row.file);
        number += 1;
      }
    }
    for (const body of files) {
      const path = body.querySelector("b").textContent.toLowerCase();
      body.hidden = !shown.has(body) && (active || !path.includes(file));
    }
    form.querySelector("output").value = `${number.toLocaleString("en")} of ${rows.length.toLocaleString("en")} findings`;
  }

  function sort() {
    const order = orders[fields.sort.value];
    table.classList.toggle("flat", Boolean(order));
    if (order) {
      flat.append(...[...rows].sort(order).map((row) => row.element)); // stable: by file within equal ones
      table.append(flat);
    } else {
      flat.remove();
      for (const row of rows) row.file.append(row.element);
    }
  }

  form.addEventListener("input", (event) => (event.target === fields.sort ? sort() : filter()));
  form.addEventListener("reset", () => setTimeout(() => { sort(); filter(); }));
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const button of document.querySelectorAll("[data-filter]")) {
    button.addEventListener("click", () => {
      fields[button.dataset.filter].value = button.dataset.value;
      filter();
      form.scrollIntoView();
    });
  }
  addEventListener("hashchange", () => { // a link to a row that is filtered out shows it
    const row = document.querySelector(".finding:target");
    if (row && row.hidden) form.reset();
  });
  form.hidden = false;
  filter();
})();
