/** A picture in full: fitted to the window or pixel by pixel, its neighbours a key away. */

import { el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** Open the picture of a button, with the other pictures of the same list before and after it. */
export function openLightbox(button) {
  const list = button.closest("[data-pictures]") ?? button.parentElement;
  const pictures = [...list.querySelectorAll(".picture")].filter(
    (other) => !other.closest("[inert]"),
  );
  new Lightbox(pictures, pictures.indexOf(button)).open();
}

class Lightbox {
  #pictures;
  #index;
  #dialog = el("dialog", { class: "lightbox", "aria-label": "Picture" });
  #stage = el("div", { class: "stage", tabindex: 0 });
  #caption = el("p", { class: "lightbox-caption" });
  #place = el("span", { class: "lightbox-place" });
  #original = el(
    "a",
    { target: "_blank", rel: "noopener", class: "lightbox-link" },
    icon("away"),
    "Open alone",
  );
  #zoom = el("button", { type: "button", class: "lightbox-button" });
  #before = this.#arrow("left", "Earlier picture", -1);
  #after = this.#arrow("right", "Later picture", 1);
  #image = null;

  constructor(pictures, index) {
    this.#pictures = pictures;
    this.#index = index;
  }

  open() {
    const close = el(
      "button",
      { type: "button", class: "lightbox-button", "aria-label": "Close" },
      icon("close"),
    );
    close.addEventListener("click", () => this.#dialog.close());
    this.#zoom.addEventListener("click", () => this.#setActual(!this.#isActual));
    const tools = el(
      "div",
      { class: "lightbox-tools" },
      this.#place,
      this.#zoom,
      this.#original,
      close,
    );
    this.#dialog.append(tools, this.#before, this.#stage, this.#after, this.#caption);
    this.#dialog.addEventListener("keydown", (event) => this.#onKey(event));
    this.#dialog.addEventListener("close", () => this.#leave());
    this.#stage.addEventListener(
      "click",
      (event) => event.target === this.#stage && this.#dialog.close(),
    );
    this.#dragToPan();
    document.body.append(this.#dialog);
    this.#show();
    this.#dialog.showModal();
    this.#stage.focus();
  }

  #leave() {
    const button = this.#pictures[this.#index];
    this.#dialog.remove();
    if (button.isConnected) button.focus();
  }

  #arrow(name, label, step) {
    const attributes = {
      type: "button",
      class: `lightbox-arrow lightbox-${name}`,
      "aria-label": label,
    };
    return el("button", { ...attributes, onclick: () => this.#step(step) }, icon(name));
  }

  #step(step) {
    const next = this.#index + step;
    if (next < 0 || next >= this.#pictures.length) return;
    this.#index = next;
    this.#show();
  }

  #show() {
    const { source, name } = this.#pictures[this.#index].dataset;
    const alt = this.#pictures[this.#index].querySelector("img").alt;
    this.#image = el("img", { src: source, alt, draggable: "false" });
    this.#image.addEventListener("click", (event) => this.#toggleAt(event));
    this.#stage.replaceChildren(this.#image);
    this.#caption.textContent = alt;
    this.#original.href = source;
    this.#original.title = name;
    this.#before.disabled = this.#index === 0;
    this.#after.disabled = this.#index === this.#pictures.length - 1;
    this.#place.textContent =
      this.#pictures.length > 1 ? `${this.#index + 1} of ${this.#pictures.length}` : "";
    this.#setActual(false);
  }

  get #isActual() {
    return this.#stage.classList.contains("actual");
  }

  #setActual(actual) {
    this.#stage.classList.toggle("actual", actual);
    this.#zoom.replaceChildren(icon("zoom"), actual ? "Fit to window" : "Real pixels");
    this.#zoom.setAttribute("aria-pressed", String(actual));
  }

  /** Zoom so that the clicked point of the picture stays under the pointer. */
  #toggleAt(event) {
    if (this.#stage.dataset.dragged) return;
    const before = this.#image.getBoundingClientRect();
    const [x, y] = [
      (event.clientX - before.left) / before.width,
      (event.clientY - before.top) / before.height,
    ];
    this.#setActual(!this.#isActual);
    const after = this.#image.getBoundingClientRect();
    this.#stage.scrollBy(
      after.left + x * after.width - event.clientX,
      after.top + y * after.height - event.clientY,
    );
  }

  #dragToPan() {
    let from = null;
    this.#stage.addEventListener("pointerdown", (event) => {
      delete this.#stage.dataset.dragged;
      if (event.pointerType === "mouse") from = [event.clientX, event.clientY];
    });
    this.#stage.addEventListener("pointermove", (event) => {
      if (!from || !event.buttons) return;
      const [dx, dy] = [from[0] - event.clientX, from[1] - event.clientY];
      if (!this.#stage.dataset.dragged && Math.hypot(dx, dy) < 4) return;
      this.#stage.dataset.dragged = "yes";
      this.#stage.scrollBy(dx, dy);
      from = [event.clientX, event.clientY];
    });
    this.#stage.addEventListener("pointerup", () => {
      from = null;
    });
  }

  #onKey(event) {
    const scrolls = this.#isActual && event.target === this.#stage;
    if (event.key in STEPS && !scrolls) this.#step(STEPS[event.key]);
    else if (event.key === "+" || event.key === "1") this.#setActual(true);
    else if (event.key === "-" || event.key === "0") this.#setActual(false);
    else return;
    event.preventDefault();
  }
}
