// What a page says of its connection to a table.

/** The address of a table's socket. */
export function socketOf(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/${encodeURIComponent(id)}`;
}

/** Whether a table is connected, as far as anybody has to know: a short break is nobody's business. */
export class Line {
  connected = $state(true);

  #tell: (message: "page-connection-lost" | "page-connection-back") => void;
  #losing: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (message: "page-connection-lost" | "page-connection-back") => void) {
    this.#tell = tell;
  }

  down(): void {
    this.#losing ??= setTimeout(() => {
      this.connected = false;
      this.#tell("page-connection-lost");
    }, 1200);
  }

  up(): void {
    this.close();
    if (!this.connected) this.#tell("page-connection-back");
    this.connected = true;
  }

  close(): void {
    clearTimeout(this.#losing);
    this.#losing = undefined;
  }
}
