// Follows a table for its player's statistics for as long as its page is there.

import { keptTable } from "../net/storage";
import type { View } from "../wire";
import { Clock } from "./clock";
import { changeStatistics } from "./kept";
import { note, spend } from "./statistics";

const LOOK_EVERY = 1000;
const KEEP_EVERY = 10_000;

export class Watch {
  #table: string;
  #playing: () => boolean;
  #clock = new Clock();
  #view: View | null = null;
  #spent = 0;
  #timer: ReturnType<typeof setInterval>;

  /** @param playing whether the player is at the table, not at a review of it */
  constructor(table: string, playing: () => boolean) {
    this.#table = table;
    this.#playing = playing;
    this.#timer = setInterval(this.#look, LOOK_EVERY);
    document.addEventListener("visibilitychange", this.#keep);
    addEventListener("pagehide", this.#keep);
  }

  /** How the table stands now. */
  see(view: View | null): void {
    this.#keep();
    this.#view = view && this.#counts(view) ? view : null;
    this.#keep();
  }

  close(): void {
    this.#keep();
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#keep);
    removeEventListener("pagehide", this.#keep);
  }

  /** A table that is watched does not count, nor a deal whose first moves were played at another table. */
  #counts({ mine, tally }: View): boolean {
    return mine && tally !== null && !(tally.dealt === 1 && keptTable(this.#table)?.playedOn);
  }

  #look = (): void => {
    const going = this.#view?.tally?.ended === null && document.visibilityState === "visible" && this.#playing();
    this.#spent += this.#clock.look(performance.now(), going);
    if (this.#spent >= KEEP_EVERY) this.#store();
  };

  #keep = (): void => {
    this.#look();
    this.#store();
  };

  #store(): void {
    const view = this.#view;
    const spent = this.#spent;
    this.#spent = 0;
    if (!view?.tally) return;
    const { game, moves, tally } = view;
    changeStatistics((all) => {
      spend(all, this.#table, tally.dealt, spent);
      note(all, { table: this.#table, game, moves, tally }, Date.now());
    });
  }
}
