/** One option of a command: its name and an input, what was picked, and what is wrong with it. */

import { readUpload } from "../app/upload.js";
import { el, uniqueId } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar } from "../dom/people.js";
import { localised } from "./commands.js";
import * as options from "./options.js";

const SHORTEST = 4;

/** The attributes of an input that offers suggestions. */
export const LIST_INPUT = {
  type: "text",
  role: "combobox",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
};

/**
 * Hold the value of one option.
 *
 * `context` has `store` and `locale`; `listeners` are those of the input, under `onfocus` and the
 * like. A picked item counts as long as its text is not changed.
 */
export class OptionField {
  #context;
  #picked = null;

  constructor(option, context, listeners) {
    this.option = option;
    this.#context = context;
    const isFile = option.type === options.OPTION.attachment;
    this.input = el("input", {
      id: uniqueId("option"),
      class: "option-input",
      ...(isFile ? { type: "file" } : LIST_INPUT),
      "aria-required": option.required ? "true" : null,
      size: SHORTEST,
      inputmode: options.isNumeric(option) && !option.autocomplete ? "decimal" : null,
      onchange: () => isFile && this.#takeFile(),
    });
    if (!isFile) this.input.addEventListener("input", () => this.#forgetPicked());
    for (const [name, listener] of Object.entries(listeners)) {
      this.input.addEventListener(name.slice(2), listener);
    }
    const label = el("label", { for: this.input.id, class: "option-name", text: this.name });
    this.element = el("span", { class: "option" }, label, this.input);
  }

  /** Return the option's name in the user's language. */
  get name() {
    return localised(this.option, "name", this.#context.locale);
  }

  /** Tell whether nothing is written. */
  get isEmpty() {
    return !this.input.value;
  }

  /** Tell whether an item was picked and stands unchanged. */
  get isPicked() {
    return this.#picked !== null;
  }

  /** Return what is written, or nothing where an item was picked: then all may be offered anew. */
  get typed() {
    return this.isPicked ? "" : this.input.value;
  }

  /** Write a text as if the user had typed it. */
  write(text) {
    this.input.value = text;
    this.#forgetPicked();
  }

  /** Take an item of the list. */
  pick(item) {
    this.write(item.label);
    this.#picked = item;
  }

  /** Read the value: `{value}`, `{error}`, or neither when it is left out. */
  read() {
    return options.readOption(this.option, this.input.value, this.#picked, this.#context);
  }

  /** Show whether the value is wrong. */
  mark(error) {
    this.element.classList.toggle("option-wrong", Boolean(error));
    if (error) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** Tell whether the value was marked as wrong. */
  get isWrong() {
    return this.element.classList.contains("option-wrong");
  }

  /** Draw what the option is for and what it takes. */
  hint() {
    const limits = options.constraint(this.option);
    return [
      el("strong", { text: this.name }),
      el("span", { text: localised(this.option, "description", this.#context.locale) }),
      limits ? el("em", { text: limits }) : null,
    ];
  }

  /** List what fits the text, for options whose values are known without asking the bot. */
  suggestions() {
    const all = options.listItems(this.option, this.#context);
    return options.filterItems(all, this.typed).map((item) => ({
      ...item,
      detail: item.description,
      sign: () => this.#sign(item),
    }));
  }

  #sign(item) {
    if (item.person) return avatar(item.person, this.#context.store);
    return item.icon ? icon(item.icon) : null;
  }

  #forgetPicked() {
    this.#picked = null;
    this.input.size = Math.max(SHORTEST, this.input.value.length + 1);
    this.mark(null);
  }

  async #takeFile() {
    const [file] = this.input.files;
    this.#picked = null;
    if (file) this.#picked = { value: await readUpload(file), label: file.name };
    this.mark(null);
  }
}
