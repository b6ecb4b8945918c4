/** A drop-down list for one or several choices, usable by keyboard, pointer and screen reader. */

import { append, el, uniqueId } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar } from "../dom/people.js";
import { emoji } from "../text/richtext.js";
import { placePopup } from "./popup.js";

const TYPEAHEAD_MS = 700;
const typesByTouch = matchMedia("(hover: none)");
const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * Offer items `{value, label, description, emoji, icon, person}`.
 *
 * A single choice is settled at once; several are settled when the list closes, with the button
 * under the list, or with Tab. Escape closes the list and changes nothing. `onCommit(values)` is
 * called only with at least `min` and at most `max` values.
 */
export class Picker {
  #options;
  #chosen;
  #draft = null;
  #active = -1;
  #shown = [];
  #typed = "";
  #typedAt = 0;
  #popup = null;
  #list = null;
  #focus = null;
  #note = null;
  #trigger;

  constructor(options) {
    this.#options = options;
    this.#chosen = options.chosen;
    this.#trigger = this.#makeTrigger();
    this.element = el("div", { class: "picker" }, this.#trigger);
    this.element.picker = this;
    this.#paintTrigger();
  }

  /** Return what is chosen. */
  get values() {
    return this.#chosen;
  }

  /** Move the focus to the picker. */
  focus() {
    this.#trigger.focus();
  }

  get #isMultiple() {
    return this.#options.max > 1;
  }

  #makeTrigger() {
    const { placeholder, name, disabled, key, describedBy } = this.#options;
    return el("button", {
      type: "button",
      class: "picker-button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": name ?? placeholder,
      "aria-describedby": describedBy,
      disabled,
      data: { key: key ?? "" },
      onclick: () => (this.#popup ? this.#close(true) : this.#open()),
      onkeydown: (event) => this.#onTriggerKey(event),
    });
  }

  #paintTrigger() {
    const chosen = this.#options.items.filter((item) => this.#chosen.includes(item.value));
    const words = chosen.length
      ? chosen.map((item) => el("span", { class: "picker-chosen" }, this.#sign(item), item.label))
      : el("span", { class: "picker-placeholder", text: this.#options.placeholder });
    this.#trigger.replaceChildren(
      ...append(document.createDocumentFragment(), [words]).childNodes,
      icon("chevron"),
    );
    const spoken = chosen.map((item) => item.label).join(", ");
    const name = this.#options.name ?? this.#options.placeholder;
    this.#trigger.setAttribute("aria-label", spoken ? `${name}: ${spoken}` : name);
  }

  #sign(item) {
    if (item.emoji) return emoji(item.emoji);
    if (item.person) return avatar(item.person, this.#options.store);
    return item.icon ? icon(item.icon) : null;
  }

  #onTriggerKey(event) {
    if (this.#popup || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    this.#open();
  }

  #open() {
    this.#draft = [...this.#chosen];
    const id = uniqueId("list");
    this.#list = el("ul", {
      class: "picker-list",
      role: "listbox",
      id,
      tabindex: -1,
      "aria-label": this.#options.name ?? this.#options.placeholder,
      "aria-multiselectable": this.#isMultiple ? "true" : null,
    });
    const search = this.#options.searchable ? this.#makeSearch(id) : null;
    this.#note = el("p", { class: "picker-note", role: "status" });
    this.#popup = el(
      "div",
      { class: "picker-popup", popover: "manual" },
      search,
      this.#list,
      this.#footer(),
    );
    this.#popup.addEventListener("keydown", (event) => this.#onKey(event));
    this.element.append(this.#popup);
    this.#focus = (typesByTouch.matches ? null : search) ?? this.#list;
    this.#popup.showPopover();
    this.#filter("");
    placePopup(this.#popup, this.#trigger);
    this.#trigger.setAttribute("aria-expanded", "true");
    this.#trigger.setAttribute("aria-controls", id);
    this.#focus.focus({ preventScroll: true });
    document.addEventListener("pointerdown", this.#onOutside, true);
    addEventListener("resize", this.#onResize);
  }

  #makeSearch(list) {
    return el("input", {
      class: "picker-search",
      type: "text",
      placeholder: "Search",
      "aria-label": "Search the list",
      role: "combobox",
      "aria-expanded": "true",
      "aria-autocomplete": "list",
      "aria-controls": list,
      autocomplete: "off",
      oninput: (event) => this.#filter(event.target.value),
      onfocus: (event) => {
        this.#focus = event.target;
        this.#paintActive();
      },
    });
  }

  #footer() {
    if (!this.#isMultiple) return null;
    const done = el("button", {
      type: "button",
      class: "button button-primary",
      text: "Done",
      onclick: () => this.#finish(),
    });
    return el("div", { class: "picker-footer" }, this.#note, done);
  }

  #onOutside = (event) => {
    if (!this.element.contains(event.target)) this.#close(true, { refocus: false });
  };

  #onResize = () => placePopup(this.#popup, this.#trigger);

  #filter(text) {
    const wanted = text.trim().toLocaleLowerCase();
    this.#shown = this.#options.items.filter((item) =>
      item.label.toLocaleLowerCase().includes(wanted),
    );
    const chosen = this.#shown.findIndex((item) => this.#draft.includes(item.value));
    this.#active = this.#shown.length ? Math.max(0, chosen) : -1;
    this.#paint();
  }

  #paint() {
    const rows = this.#shown.map((item, index) => this.#row(item, index));
    const empty = el("li", {
      class: "picker-empty",
      role: "presentation",
      text: "Nothing to choose",
    });
    this.#list.replaceChildren(...(rows.length ? rows : [empty]));
    this.#paintActive();
    const { min, max } = this.#options;
    const bounds = min === max ? `${max}` : `${min} to ${max}`;
    this.#note.textContent = `${this.#draft.length} chosen of ${bounds}`;
  }

  #row(item, index) {
    const chosen = this.#draft.includes(item.value);
    const full = this.#isMultiple && !chosen && this.#draft.length >= this.#options.max;
    return el(
      "li",
      {
        class: "picker-item",
        role: "option",
        id: `${this.#list.id}-${index}`,
        "aria-selected": String(chosen),
        "aria-disabled": full ? "true" : null,
        onclick: () => this.#choose(index),
        onpointermove: () => this.#activate(index),
      },
      this.#sign(item),
      el(
        "span",
        { class: "picker-words" },
        item.label,
        item.description ? el("small", { text: item.description }) : null,
      ),
      this.#isMultiple
        ? el("span", { class: "tick" }, chosen ? icon("check") : null)
        : chosen
          ? icon("check")
          : null,
    );
  }

  #activate(index) {
    if (index === this.#active) return;
    this.#active = index;
    this.#paintActive();
  }

  #paintActive() {
    for (const [index, row] of [...this.#list.children].entries())
      row.classList.toggle("active", index === this.#active);
    const row = this.#list.children[this.#active];
    if (row?.id) this.#focus.setAttribute("aria-activedescendant", row.id);
    else this.#focus.removeAttribute("aria-activedescendant");
    row?.scrollIntoView({ block: "nearest" });
  }

  #onKey(event) {
    if (event.target.tagName === "BUTTON" && event.key !== "Escape") return;
    if (event.key === "Tab") {
      this.#onTab(event);
      return;
    }
    const onList = event.target === this.#list;
    const jumps = onList && event.key.length === 1;
    if (event.key === "Enter" || (event.key === " " && onList)) this.#choose(this.#active);
    else if (event.key === "Escape") this.#close(false);
    else if (jumps) this.#jump(event.key);
    else if (!this.#moveBy(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #moveBy(key) {
    const last = this.#shown.length - 1;
    if (key === "Home") this.#activate(0);
    else if (key === "End") this.#activate(last);
    else if (key in STEPS) this.#activate(Math.min(last, Math.max(0, this.#active + STEPS[key])));
    else return false;
    return true;
  }

  #onTab(event) {
    const done = this.#popup.querySelector(".picker-footer button");
    if (done && !event.shiftKey) return;
    this.#close(true);
  }

  #jump(letter) {
    const now = Date.now();
    this.#typed = now - this.#typedAt < TYPEAHEAD_MS ? this.#typed + letter : letter;
    this.#typedAt = now;
    const start = this.#typed.toLocaleLowerCase();
    const found = this.#shown.findIndex((item) => item.label.toLocaleLowerCase().startsWith(start));
    if (found >= 0) this.#activate(found);
  }

  #choose(index) {
    const value = this.#shown[index]?.value;
    if (value === undefined) return;
    const has = this.#draft.includes(value);
    if (!this.#isMultiple) {
      this.#draft = has && this.#options.min === 0 ? [] : [value];
      this.#close(true, { repeated: true });
      return;
    }
    if (!has && this.#draft.length >= this.#options.max) {
      this.#note.textContent = `No more than ${this.#options.max} can be chosen.`;
      return;
    }
    this.#draft = has ? this.#draft.filter((other) => other !== value) : [...this.#draft, value];
    this.#paint();
  }

  #finish() {
    const { min } = this.#options;
    if (this.#draft.length >= min) this.#close(true);
    else this.#note.textContent = `Choose at least ${min}.`;
  }

  /**
   * Close the list and settle on the draft, if that is wanted, allowed and something new.
   *
   * Where the message was drawn anew meanwhile, the menu is gone and nothing is settled.
   */
  #close(settle, { refocus = true, repeated = false } = {}) {
    if (!this.#popup) return;
    document.removeEventListener("pointerdown", this.#onOutside, true);
    removeEventListener("resize", this.#onResize);
    if (refocus) this.#trigger.focus();
    this.#popup.remove();
    this.#popup = null;
    this.#trigger.setAttribute("aria-expanded", "false");
    this.#trigger.removeAttribute("aria-controls");
    const allowed = this.element.isConnected && this.#draft.length >= this.#options.min;
    if (!settle || !allowed || !(repeated || this.#isChanged)) return;
    this.#chosen = this.#options.items
      .map((item) => item.value)
      .filter((value) => this.#draft.includes(value));
    this.#paintTrigger();
    this.#options.onCommit(this.#chosen);
  }

  get #isChanged() {
    const same = this.#draft.length === this.#chosen.length;
    return !same || this.#draft.some((value) => !this.#chosen.includes(value));
  }
}
