/** Questions to the bot while the user types, numbered so that a late answer changes nothing. */

const PAUSE_MS = 80;

/** Ask with a short pause between keystrokes and keep only the answer to the last question. */
export class Autocomplete {
  #ask;
  #number = 0;

  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * Ask for choices and hand them to `receive(choices)`, null when the bot did not answer.
   *
   * `receive` is not called for a question that was followed by another, or by `forget`.
   */
  async request(options, focused, receive) {
    this.#number += 1;
    const number = this.#number;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    if (number !== this.#number) return;
    const choices = await this.#ask(options, focused);
    if (number === this.#number) receive(choices);
  }

  /** Drop the answer that may still be on its way. */
  forget() {
    this.#number += 1;
  }
}
