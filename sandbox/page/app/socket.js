/** The live connection: it pushes everything that happens and comes back by itself. */

const DELAYS_MS = [300, 1_000, 2_000, 4_000, 8_000];
const SETTLED_MS = 5_000;
const REFUSING = new Set([401, 403, 404]);

/**
 * Hold a websocket open.
 *
 * `onEvent(event)` receives every pushed event, an `INIT` first after each connection;
 * `onState(state)` receives `{online, refusal}` whenever the connection is made, lost or refused.
 */
export class Socket {
  #session;
  #onEvent;
  #onState;
  #socket = null;
  #failures = 0;
  #timer = 0;
  #opened = 0;

  constructor(session, { onEvent, onState }) {
    this.#session = session;
    this.#onEvent = onEvent;
    this.#onState = onState;
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  /** Connect now, whatever is open or planned; the server answers with a whole new state. */
  connect() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#drop();
    const socket = new WebSocket(this.#address("ws"));
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened = Date.now();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => this.#lost(socket);
  }

  /** Connect at once if the connection is lost and waiting to be made again. */
  retry() {
    if (this.#timer) this.connect();
  }

  #address(scheme) {
    const query = new URLSearchParams(this.#session);
    const host =
      scheme === "ws" ? `${location.protocol.replace("http", "ws")}//${location.host}` : "";
    return `${host}/sandbox/ws?${query}`;
  }

  #drop() {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }

  #receive(event) {
    if (event.t === "INIT") this.#onState({ online: true, refusal: null });
    this.#onEvent(event);
  }

  async #lost(socket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    const settled = this.#opened && Date.now() - this.#opened > SETTLED_MS;
    this.#failures = settled ? 1 : this.#failures + 1;
    const delay = DELAYS_MS[Math.min(this.#failures, DELAYS_MS.length) - 1];
    const opened = this.#opened;
    this.#opened = 0;
    this.#timer = setTimeout(() => this.connect(), delay);
    this.#onState({ online: false, refusal: null });
    if (!opened) await this.#explain();
  }

  /** Ask over plain HTTP why a connection was never made: a browser hides that of a websocket. */
  async #explain() {
    const response = await fetch(this.#address("http")).catch(() => null);
    if (!response || !REFUSING.has(response.status) || this.#socket?.readyState === WebSocket.OPEN)
      return;
    const sentence = await response.text();
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#onState({ online: false, refusal: sentence });
  }
}
