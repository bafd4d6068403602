"use strict";
// A click on a column's head sorts its table: numbers and times with the largest first, then the other way round.
for (const table of document.querySelectorAll(".sortable")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const numbers = head.classList.contains("number");
      const first = numbers ? "descending" : "ascending";
      const order = head.ariaSort === first ? (numbers ? "ascending" : "descending") : first;
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", order);
      const sign = order === "ascending" ? 1 : -1;
      const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const compare = numbers
        ? (a, b) => Number(value(a)) - Number(value(b))
        : (a, b) => value(a).localeCompare(value(b));
      const body = table.tBodies[0];
      body.append(...[...body.rows].sort((a, b) => sign * compare(a, b)));
    });
  });
}
