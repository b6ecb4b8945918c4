/** Short notices: the state of the connection, and what went wrong. */

import { el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

const SHOWN_MS = 8_000;

/** Show whether the page is connected. */
export class ConnectionBanner {
  #root;
  #onRetry;

  constructor(root, onRetry) {
    this.#root = root;
    this.#onRetry = onRetry;
  }

  /** Show a lost or refused connection; hide the banner when it is back. */
  show({ online, refusal }) {
    if (online) {
      this.#root.replaceChildren();
      return;
    }
    const words = refusal ?? "Connection lost. Trying again…";
    const retry = el("button", {
      type: "button",
      class: "banner-button",
      text: "Try now",
      onclick: this.#onRetry,
    });
    this.#root.replaceChildren(
      el("div", { class: "banner" }, icon("warning"), el("span", { text: words }), retry),
    );
  }
}

/** Show a sentence for a few seconds; it is read out and can be closed. */
export function toast(root, sentence) {
  const close = el(
    "button",
    { type: "button", class: "plain-button", "aria-label": "Close this notice" },
    icon("close"),
  );
  const note = el(
    "div",
    { class: "toast" },
    icon("warning"),
    el("span", { text: sentence }),
    close,
  );
  const timer = setTimeout(() => note.remove(), SHOWN_MS);
  close.addEventListener("click", () => {
    clearTimeout(timer);
    note.remove();
  });
  root.append(note);
}
