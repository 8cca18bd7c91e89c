// Enter or the space bar that opened a table is not meant for the table: held down or pressed again in a hurry, it would play
// there. It acts again once it has rested, or once anything else was done.

const RESTS = 500;

export class Opener {
  #key = "";
  #at = 0;
  #bars = false;

  /** A key went down somewhere on the page. */
  pressed(key: string, at: number): void {
    if (key !== this.#key || at - this.#at >= RESTS) this.#bars = false;
    this.#key = key === "Enter" || key === " " ? key : "";
    this.#at = at;
  }

  /** Something else was done. */
  forget(): void {
    this.#key = "";
    this.#bars = false;
  }

  /** A table has just been opened; however long that took, the key was pressed for it. */
  opened(at: number): void {
    this.#bars = this.#key !== "";
    this.#at = at;
  }

  /** Whether the key that went down last is still the one that opened the table. */
  get bars(): boolean {
    return this.#bars;
  }
}

export const opener = new Opener();

/** Listens on the page, before anything else does. */
export function watchOpener(): void {
  addEventListener("keydown", (event) => opener.pressed(event.key, event.timeStamp), true);
  addEventListener("pointerdown", () => opener.forget(), true);
}
