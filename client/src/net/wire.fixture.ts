// A browser that is connected to nothing: a test opens its wires, speaks for the server, and breaks them.

import { vi } from "vitest";

/** The browser's end of a wire, as far as a connection uses it. */
export class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** The wire that was laid last. */
export const last = (): Wire => Wire.all.at(-1) as Wire;

/** What was said on a wire. */
export const said = (wire: Wire): Record<string, unknown>[] => wire.sent.map((text) => JSON.parse(text) as Record<string, unknown>);

/** Gives the page this browser, until the globals are given back. */
export function plugIn(): void {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("location", { protocol: "https:", host: "table" });
  Wire.all = [];
}

/** Loses the connection, and waits by the test's own timers until there is another one: the first that is said on it. */
export function comeBack(meanwhile: () => void = () => undefined): Record<string, unknown> {
  last().break();
  meanwhile();
  vi.advanceTimersByTime(500);
  last().open();
  return said(last())[0] ?? {};
}
