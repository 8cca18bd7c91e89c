// One lasting connection to a table: it comes back by itself, and says hello again each time.

import type { FromPage, FromServer } from "../wire";
import { written } from "./written";

export interface Ends {
  /** The first message of each connection. */
  hello(): FromPage;
  hear(message: FromServer): void;
  /** The connection stands and hello is said, or it is lost. */
  turned(up: boolean): void;
  /** The server says that there is nothing to connect to; it is not tried again. */
  gone(): void;
  /** The seat was opened somewhere else, which goes on with it; it is not tried again. */
  elsewhere?(): void;
}

const FIRST = 400;
const LONGEST = 10_000;
/** Everything that is said is answered; a connection that gives no sign for so long is dead, whatever the system thinks. */
const SILENCE = 8000;
/** The server's close code for a table that does not exist. */
const NO_TABLE = 4404;
/** The server's close code for a seat that was opened somewhere else. */
const ELSEWHERE = 4409;

/** How long to wait before the next try, in milliseconds: doubling, with a share of chance so that not all come at once. */
export function patience(tries: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.6 + 0.4 * chance);
}

export class Connection {
  #url: string;
  #ends: Ends;
  #socket: WebSocket | null = null;
  #tries = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(url: string, ends: Ends) {
    this.#url = url;
    this.#ends = ends;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /**
   * Says it if the connection stands; what must not be lost is said again by the caller after hello.
   * @returns whether it was said
   */
  say(message: FromPage): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(written(message));
    this.#silent ??= setTimeout(() => this.#drop(socket), SILENCE);
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
    this.#heard();
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#closed) return;
      this.say(this.#ends.hello());
      this.#ends.turned(true);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#tries = 0;
      this.#heard();
      this.#ends.hear(JSON.parse(data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      if (code === NO_TABLE) {
        this.close();
        this.#ends.gone();
        return;
      }
      if (code === ELSEWHERE) {
        this.close();
        this.#ends.elsewhere?.();
        return;
      }
      this.#drop(socket);
    };
  }

  /** Closing alone would wait for the other side to agree. */
  #drop(socket: WebSocket): void {
    this.#heard();
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    this.#ends.turned(false);
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#open(), patience(this.#tries++, Math.random()));
  }

  #heard(): void {
    clearTimeout(this.#silent);
    this.#silent = undefined;
  }

  #gone = (): void => {
    if (this.#socket) this.#drop(this.#socket);
  };

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  #now = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#waiting);
    this.#open();
  };
}
