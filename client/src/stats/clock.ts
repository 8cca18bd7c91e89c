// The time at play: while a page is looked at and its game goes on.

/** Between two looks at the clock no more than this passes for a player: the machine was asleep. */
const LONGEST = 5000;

export class Clock {
  #last = 0;
  #running = false;

  /**
   * What has passed at play since the last look, in whole milliseconds.
   * @param running whether it counts from now on
   */
  look(now: number, running: boolean): number {
    const passed = this.#running ? Math.min(Math.max(0, Math.round(now - this.#last)), LONGEST) : 0;
    this.#last = now;
    this.#running = running;
    return passed;
  }
}
