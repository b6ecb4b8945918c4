/** The list above the message box: what can be chosen next, and a line that says what is asked. */

import { el, uniqueId } from "../dom/dom.js";

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** Show suggestions for the input that has the focus, and keep it described to screen readers. */
export class Completion {
  #root;
  #input = null;
  #items = [];
  #active = -1;
  #onPick = () => {};
  #list = el("ul", {
    role: "listbox",
    id: uniqueId("suggestions"),
    class: "suggestions",
    "aria-label": "Suggestions",
  });
  #hint = el("div", { class: "suggestion-hint", role: "status" });

  constructor(root) {
    this.#root = root;
    root.replaceChildren(this.#hint, this.#list);
    root.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /**
   * Show items `{label, detail, note, sign}` for an input.
   *
   * `hint` is a text or nodes. An `eager` list has its first item active, so that Enter picks it;
   * otherwise nothing is active until an arrow key is pressed. `error` makes the hint a complaint.
   */
  show(input, { items = [], hint = null, error = false, eager = true, onPick = () => {} }) {
    this.#release(input);
    this.#input = input;
    this.#items = items;
    this.#onPick = onPick;
    this.#active = eager && items.length ? 0 : -1;
    this.#hint.replaceChildren(...[hint].flat().filter(Boolean));
    this.#hint.hidden = !hint;
    this.#hint.classList.toggle("suggestion-error", error);
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.#list.hidden = items.length === 0;
    this.#root.hidden = !hint && items.length === 0;
    input.setAttribute("aria-controls", this.#list.id);
    if (input.getAttribute("role") === "combobox")
      input.setAttribute("aria-expanded", String(items.length > 0));
    this.#paintActive();
  }

  /** Hide everything. */
  hide() {
    this.#release(null);
    this.#input = null;
    this.#items = [];
    this.#active = -1;
    this.#root.hidden = true;
  }

  /** Tell whether there is something to choose. */
  get hasItems() {
    return this.#items.length > 0;
  }

  /** Tell whether Enter would choose something. */
  get hasActive() {
    return this.#active >= 0;
  }

  /** Handle a key of the input; return whether it was meant for the list. */
  handleKey(event) {
    const modified = event.isComposing || event.altKey || event.ctrlKey || event.metaKey;
    if (!this.hasItems || modified || !this.#isMeant(event)) return false;
    if (event.key in STEPS) this.#move(STEPS[event.key]);
    else if (event.key === "Escape") this.show(this.#input, { hint: [...this.#hint.childNodes] });
    else this.pick(this.#active);
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #isMeant({ key, shiftKey }) {
    if (key === "Enter" || key === "Tab") return this.hasActive && !shiftKey;
    return key in STEPS || key === "Escape";
  }

  /** Choose an item by its place. */
  pick(index) {
    const item = this.#items[index];
    if (item) this.#onPick(item);
  }

  #release(next) {
    if (!this.#input || this.#input === next) return;
    this.#input.removeAttribute("aria-activedescendant");
    if (this.#input.getAttribute("role") === "combobox")
      this.#input.setAttribute("aria-expanded", "false");
  }

  #row(item, index) {
    return el(
      "li",
      {
        role: "option",
        class: "suggestion",
        id: `${this.#list.id}-${index}`,
        onclick: () => this.pick(index),
        onpointermove: () => this.#activate(index),
      },
      item.sign?.() ?? null,
      el("span", { class: "suggestion-label", text: item.label }),
      item.detail ? el("span", { class: "suggestion-detail", text: item.detail }) : null,
      item.note ? el("span", { class: "suggestion-note", text: item.note }) : null,
    );
  }

  #move(step) {
    const count = this.#items.length;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#activate((from + step + count) % count, true);
  }

  #activate(index, scroll = false) {
    if (index === this.#active) return;
    this.#active = index;
    this.#paintActive(scroll);
  }

  #paintActive(scroll = true) {
    for (const [index, row] of [...this.#list.children].entries()) {
      row.setAttribute("aria-selected", String(index === this.#active));
    }
    const row = this.#list.children[this.#active];
    if (row) this.#input.setAttribute("aria-activedescendant", row.id);
    else this.#input.removeAttribute("aria-activedescendant");
    if (scroll) (row ?? this.#list.firstElementChild)?.scrollIntoView({ block: "nearest" });
  }
}
