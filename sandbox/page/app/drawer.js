/** The channel list as a drawer on a narrow window; beside the messages it is simply there. */

/** Open and close the drawer; while it is open, nothing behind it can be reached. */
export class Drawer {
  #drawer;
  #button;
  #shade;
  #main;
  #narrow = matchMedia("(max-width: 760px)");

  constructor({ drawer, button, shade, main }) {
    this.#drawer = drawer;
    this.#button = button;
    this.#shade = shade;
    this.#main = main;
    button.addEventListener("click", () => this.open());
    shade.addEventListener("click", () => this.close());
    drawer.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    // Also the channel that is open already, which changes no address.
    drawer.addEventListener("click", (event) => event.target.closest("a") && this.close());
    this.#narrow.addEventListener("change", () => this.#set(false));
    this.#set(false);
  }

  /** Open the drawer and move the focus into it. */
  open() {
    this.#set(true);
    (
      this.#drawer.querySelector("[aria-current=page]") ?? this.#drawer.querySelector("a, button")
    )?.focus();
  }

  /** Close the drawer; on a wide window this does nothing. */
  close() {
    const had = this.#drawer.contains(document.activeElement);
    if (this.#set(false) && had) this.#button.focus();
  }

  #set(open) {
    const was = document.body.classList.contains("drawer-open");
    document.body.classList.toggle("drawer-open", open);
    this.#button.setAttribute("aria-expanded", String(open));
    this.#shade.hidden = !open;
    this.#main.inert = open;
    this.#drawer.inert = this.#narrow.matches && !open;
    return was && !open;
  }
}
