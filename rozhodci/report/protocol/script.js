"use strict";
for (const section of document.querySelectorAll(".rozdani")) {
  const page = section.closest(".pripad");
  const bar = section.querySelector(".ovladani");
  const cards = [...page.querySelectorAll(".zdvihy .lezi > li[data-karta]")];
  if (!bar || !cards.length) continue;
  const table = section.querySelector(".nastole");
  const told = bar.querySelector(".hlaseni");
  const held = new Map([...section.querySelectorAll(".ruka > li")].map(li => [li.dataset.karta, li]));
  const rows = [...page.querySelectorAll(".zdvihy .zdvih")];
  const trickOf = li => li.closest(".zdvih").dataset.zdvih;
  let at = 0;

  const show = step => {
    at = Math.max(0, Math.min(cards.length, step));
    const last = at ? cards[at - 1] : null;
    const now = last ? trickOf(last) : "";
    held.forEach(li => li.classList.remove("odehrana", "smi", "ted", "spatna"));
    cards.slice(0, at).forEach(li => held.get(li.dataset.karta)?.classList.add("odehrana"));
    table.replaceChildren(...cards.slice(0, at).filter(li => trickOf(li) === now).map(li => li.cloneNode(true)));
    table.lastElementChild?.classList.add("ted");
    if (last?.nextElementSibling) table.querySelectorAll(".bere").forEach(li => li.classList.remove("bere"));
    if (last) {
      const own = held.get(last.dataset.karta);
      own?.classList.add("ted");
      if (last.classList.contains("spatna")) own?.classList.add("spatna");
      last.dataset.smi.split(" ").forEach(c => { if (c !== last.dataset.karta) held.get(c)?.classList.add("smi"); });
    }
    told.textContent = last ? `${last.dataset.popis} ${last.dataset.stav}` : "Začátek sehrávky.";
    rows.forEach(row => row.classList.toggle("tento", row.dataset.zdvih === now));
    bar.querySelectorAll("[data-na]").forEach(b => b.setAttribute("aria-pressed", String(b.dataset.na === now)));
    for (const [key, end] of [["zacatek", 0], ["zpet", 0], ["dal", cards.length], ["konec", cards.length]])
      bar.querySelector(`[data-krok="${key}"]`).setAttribute("aria-disabled", String(at === end));
  };
  const moves = { zacatek: () => 0, zpet: () => at - 1, dal: () => at + 1, konec: () => cards.length };

  bar.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.krok) show(moves[button.dataset.krok]());
    else show(cards.findLastIndex(li => trickOf(li) === button.dataset.na) + 1);
  });
  document.addEventListener("keydown", event => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const focused = document.activeElement?.closest(".pripad");
    const several = document.querySelectorAll(".rozdani").length > 1;
    if (several ? focused !== page : document.activeElement?.closest(".posuvne")) return;
    event.preventDefault();
    show(at + step);
  });
  bar.hidden = false;
  const [trick, card] = (section.dataset.od || "").split(" ");
  show(card ? cards.findIndex(li => trickOf(li) === trick && li.dataset.karta === card) + 1 : 0);
}
