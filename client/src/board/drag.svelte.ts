// Lifting a card and carrying it: pointer events of mouse, pen and finger. It knows nothing of the table.

import type { Cell } from "./walk";

export interface Carrier {
  /** The cell at an element of the board that this kind of pointer can lift, or null. */
  liftable(target: Element, pointer: string): Cell | null;
  /** The pictures of the cards that go with a cell. */
  pictures(cell: Cell): HTMLElement[];
  /** The cards were let go of, so far from where they lay. */
  drop(cell: Cell, dx: number, dy: number): void;
}

/** Less is a tap: a finger trembles more than a mouse. */
const SLACK = { mouse: 5, other: 12 };

export class Drag {
  /** What is in the hand. */
  held = $state.raw<Cell | null>(null);
  #carrier: Carrier;
  #start: { pointer: number; x: number; y: number; slack: number; cell: Cell } | null = null;
  #pictures: HTMLElement[] = [];
  #swallow = false;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  /** For pointerdown on the board. */
  down(event: PointerEvent): void {
    this.#swallow = false;
    if (event.button !== 0 || !event.isPrimary || this.#start || !(event.target instanceof Element)) return;
    const cell = this.#carrier.liftable(event.target, event.pointerType);
    if (!cell) return;
    const slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.other;
    this.#start = { pointer: event.pointerId, x: event.clientX, y: event.clientY, slack, cell };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#cancel);
    addEventListener("keydown", this.#key, true);
  }

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  /** Lets go; whatever was lifted goes back. */
  cancel(): void {
    this.#release();
  }

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!this.held) {
      if (Math.hypot(dx, dy) < start.slack) return;
      this.held = start.cell;
      this.#pictures = this.#carrier.pictures(start.cell);
    }
    event.preventDefault();
    for (const picture of this.#pictures) picture.style.translate = `${dx}px ${dy}px`;
  };

  #up = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const carried = this.held;
    if (carried) {
      this.#swallow = true;
      this.#carrier.drop(carried, event.clientX - start.x, event.clientY - start.y);
    }
    this.#release();
  };

  #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#start?.pointer) this.#release();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.held) return;
    event.stopPropagation();
    event.preventDefault();
    this.#swallow = true;
    this.#release();
  };

  #release(): void {
    for (const picture of this.#pictures) picture.style.translate = "";
    this.#pictures = [];
    this.#start = null;
    this.held = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#cancel);
    removeEventListener("keydown", this.#key, true);
  }
}
