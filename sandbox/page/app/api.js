/** What a user does, sent to the server. */

/** A refusal with a sentence for the user. */
export class Refused extends Error {}

/** Send acts in the name of this tab's user. */
export class Api {
  #session;

  constructor(session) {
    this.#session = session;
  }

  /**
   * Send one act and return the answer.
   *
   * Throws `Refused` with the server's sentence when the act is refused, or with one of its own
   * when the server cannot be reached.
   */
  async act(body) {
    let response;
    let answer = null;
    try {
      response = await fetch("/sandbox/act", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Sandbox-Key": this.#session.key },
        body: JSON.stringify({ user: this.#session.user, ...body }),
      });
      answer = await response.json().catch(() => null);
    } catch {
      throw new Refused("The server cannot be reached. Is it still running?");
    }
    if (response.ok && answer) return answer;
    throw new Refused(
      answer?.error ?? answer?.message ?? `The server answered ${response.status}.`,
    );
  }
}
