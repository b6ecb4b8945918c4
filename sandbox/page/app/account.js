/** Who acts in this tab, and the way to act as somebody else, here or in a tab of their own. */

import { el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar, languageName, nameOf } from "../dom/people.js";
import { addressFor } from "./session.js";

/** Show the acting user; the button opens the list of users. */
export class Account {
  #button;
  #list;
  #store;
  #session;

  constructor({ button, list }, { store, session }) {
    this.#button = button;
    this.#list = list;
    this.#store = store;
    this.#session = session;
    list.addEventListener("beforetoggle", (event) => {
      const opens = event.newState === "open";
      button.setAttribute("aria-expanded", String(opens));
      if (opens) this.#drawList();
    });
    list.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Draw the acting user. */
  draw() {
    const { me, locale } = this.#store;
    this.#button.replaceChildren(
      avatar(me, this.#store),
      words(nameOf(me), languageName(locale)),
      icon("chevron"),
    );
    this.#button.setAttribute(
      "aria-label",
      `You are ${nameOf(me)}, ${languageName(locale)}. Switch user`,
    );
    if (this.#list.matches(":popover-open")) this.#drawList();
  }

  #drawList() {
    const rows = this.#store.people.map((user) => this.#row(user));
    this.#list.replaceChildren(el("h2", { text: "Act as" }), el("ul", {}, rows));
  }

  #row(user) {
    const name = nameOf(user);
    const current = user.id === this.#store.me.id;
    const href = addressFor(name, this.#session);
    const inside = [avatar(user, this.#store), words(name, languageName(user.locale))];
    return el(
      "li",
      { class: current ? "account-row account-current" : "account-row" },
      el("a", { class: "account-switch", href, "aria-current": current ? "true" : null }, inside),
      el(
        "a",
        {
          class: "account-new",
          href,
          target: "_blank",
          "aria-label": `Open ${name} in a new tab`,
          title: `Open ${name} in a new tab`,
        },
        icon("away"),
      ),
    );
  }

  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...this.#list.querySelectorAll(".account-switch")];
    const at = links.indexOf(document.activeElement);
    links[(at + step + links.length) % links.length].focus();
  }
}

function words(name, language) {
  return el(
    "span",
    { class: "account-words" },
    el("strong", { text: name }),
    el("small", { text: language }),
  );
}
