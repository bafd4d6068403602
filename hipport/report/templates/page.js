"use strict";
{ // What all reports have: the theme, and the help.
  const root = document.documentElement;
  root.classList.add("js");

  const themes = ["light dark", "light", "dark"];
  const store = { // a page in a sandbox has no storage
    get: () => { try { return localStorage.getItem("hipport-theme"); } catch { return null; } },
    set: (theme) => { try { localStorage.setItem("hipport-theme", theme); } catch { /* for this page only */ } },
  };
  const name = document.querySelector("#theme .name");
  function choose(theme) {
    root.style.colorScheme = theme;
    name.textContent = { "light dark": "System", light: "Light", dark: "Dark" }[theme];
  }
  function nextTheme() {
    const theme = themes[(themes.indexOf(root.style.colorScheme) + 1) % themes.length];
    store.set(theme);
    choose(theme);
  }
  choose(themes.includes(store.get()) ? store.get() : themes[0]);
  document.getElementById("theme").addEventListener("click", nextTheme);

  const keys = document.getElementById("keys");
  document.getElementById("help").addEventListener("click", () => keys.showModal());
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, select, textarea, dialog")) return;
    if (event.key === "t") nextTheme();
    if (event.key === "?") keys.showModal();
  });
}
