// What was asked about a table besides playing: a hint, whether it can still be won, the review. All of it is for one version
// of the table, and falls away when the table goes on.

import { whenReady } from "../net/again";
import { Refusal } from "../net/api";
import { askHint, askReview, askStep, askWinnable } from "../net/thinking";
import type { Legal, Reviewed, Verdict, View, Winnable } from "../wire";
import type { Arguments } from "../words";
import type { TableClient } from "./table.svelte";

export interface Asker {
  lang(): string;
  say(id: string, args?: Arguments): string;
  announce(text: string): void;
  /** Every change of whether the table can be won is to be heard, not only that it cannot be any more. */
  light(): boolean;
}

/** After so long it is said that something is being thought about. */
const SLOW = 700;

export class Advice {
  /** The hinted move, while it is for what lies on the table. */
  hint = $state.raw<Legal | null>(null);
  /** A hint was given for what lies on the table, be it that nothing can be done. */
  hinted = $state(false);
  /** Something that was asked for is being thought about. */
  thinking = $state(false);
  /** What was found last; where it is `stale`, for a position before this one. */
  winnable = $state.raw<Winnable | null>(null);
  stale = $state(true);
  review = $state.raw<Reviewed | null>(null);
  /** The step of the review that is shown: how many moves had been played. */
  step = $state(0);
  /** The sentence of the review. */
  said = $state("");
  /** The table at that step, once it has come. */
  shown = $state.raw<View | null>(null);

  #table: TableClient;
  #token: string | null;
  #asker: Asker;
  #version = -1;
  #moves = 0;
  /** What is to be asked once the player's own moves are answered. */
  #wish: (() => Promise<void>) | null = null;
  /** Counts what was asked for: only the latest is answered. */
  #asked = 0;
  #checked = 0;
  #heard: Verdict | null = null;
  #wanted = -1;
  #fetching = false;

  constructor(table: TableClient, token: string | null, asker: Asker) {
    this.#table = table;
    this.#token = token;
    this.#asker = asker;
  }

  /** The table may have gone on, or the player's moves may have been answered. */
  settled(): void {
    if (this.#version !== this.#table.version) {
      const moves = this.#table.settled?.moves ?? 0;
      // What cannot be won any more cannot be won after another move either; anything else may have changed.
      if (moves <= this.#moves || this.winnable?.verdict !== "lost") this.stale = true;
      this.#moves = moves;
      this.#version = this.#table.version;
      this.#asked += 1;
      this.thinking = this.#wish !== null;
      this.hint = null;
      this.hinted = false;
      this.close();
    }
    const wish = this.#wish;
    if (!wish || this.#table.waiting) return;
    this.#wish = null;
    void wish();
  }

  /** The page goes away: nothing is asked any more. */
  leave(): void {
    this.#wish = null;
    this.#asked += 1;
    this.#checked += 1;
  }

  #once(wish: () => Promise<void>): void {
    this.thinking = true;
    this.#wish = wish;
    this.settled();
  }

  /** Asks for a hint; asked again for the same position, it is thought about longer. */
  advise(all_seeing = false): void {
    if (this.review || !this.#table.settled) return;
    const longer = this.hinted && !all_seeing;
    this.#once(() => this.#advise(all_seeing, longer));
  }

  async #advise(all_seeing: boolean, longer: boolean): Promise<void> {
    const hinted = await this.#thought("page-thinking", () => askHint(this.#table.id, { ...this.#body, all_seeing, longer }));
    if (!hinted) return;
    this.hint = this.#table.settled?.legal.find(({ move }) => move === hinted.move) ?? null;
    this.hinted = true;
    this.#table.tell(hinted.said);
  }

  /** Opens the review. */
  open(): void {
    this.#once(async () => {
      const found = await this.#thought("page-reviewing", () => askReview(this.#table.id, this.#body));
      if (!found) return;
      this.hint = null;
      this.review = found;
      this.step = found.steps.length - 1;
      this.shown = this.#table.settled && { ...this.#table.settled, mine: false, legal: [] };
      this.said = found.said.join(" ");
      this.#asker.announce(this.said);
    });
  }

  close(): void {
    if (!this.review) return;
    this.review = null;
    this.shown = null;
    this.said = "";
    this.#wanted = -1;
  }

  get #body() {
    return { token: this.#token, version: this.#table.version, lang: this.#asker.lang() };
  }

  /** The answer to what was asked for, while the table is as it was; where that takes long, it is said. */
  async #thought<T extends { version: number }>(slow: string, ask: () => Promise<T>): Promise<T | null> {
    const asked = ++this.#asked;
    const still = () => asked === this.#asked;
    const patience = setTimeout(() => still() && this.#table.hint(this.#asker.say(slow)), SLOW);
    try {
      const found = await this.#answer(ask, still, true);
      return found && still() && found.version === this.#table.version ? found : null;
    } finally {
      clearTimeout(patience);
      if (still()) this.thinking = false;
    }
  }

  /**
   * An answer, asked for again until the solvers are ready; nothing where there is none.
   * @param still whether it is still wanted
   * @param aloud whether it is told what keeps it from coming, unless the table has only gone on meanwhile
   */
  async #answer<T>(ask: () => Promise<T>, still: () => boolean, aloud: boolean): Promise<T | null> {
    let told = !aloud;
    const tell = (error: Refusal) => {
      if (!told && still() && error.code !== "stale") this.#table.hint(error.text || this.#asker.say("page-unreachable"));
      told = true;
    };
    try {
      return await whenReady(ask, still, tell);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error);
      return null;
    }
  }

  /** Finds out whether the position can be won. A change is heard. */
  async check(): Promise<void> {
    if (!this.stale || this.#table.waiting) return;
    const checked = ++this.#checked;
    const still = () => checked === this.#checked;
    const found = await this.#answer(() => askWinnable(this.#table.id, this.#body), still, false);
    if (!found || !still() || found.version !== this.#table.version) return;
    this.winnable = found;
    this.stale = false;
    const heard = this.#heard;
    this.#heard = found.verdict;
    if (found.verdict !== heard && (this.#asker.light() || found.verdict === "lost")) this.#asker.announce(found.said);
  }

  /** Nobody wants to know any more whether the position can be won. */
  forget(): void {
    this.#checked += 1;
    this.winnable = null;
    this.stale = true;
    this.#heard = null;
  }

  /** The moves that led to the step that is shown, as tokens. */
  get line(): string {
    return (this.review?.steps ?? []).slice(1, this.step + 1).map(({ move }) => move).join(" ");
  }

  /** What is said of a step: which it is, and what it allows; of a slip, what it gave away. */
  told(step: number): string {
    const { steps } = this.review ?? { steps: [] };
    const one = steps[step];
    if (!one || one.slip) return one?.slip ?? "";
    const place = this.#asker.say("page-review-at", { number: step, count: steps.length - 1 });
    return [`${place}.`, one.said, one.worth].filter(Boolean).join(" ");
  }

  /** Goes to a step. @param aloud whether it is to be heard: a slider says it itself */
  async go(step: number, aloud: boolean): Promise<void> {
    const steps = this.review?.steps.length ?? 0;
    if (step < 0 || step >= steps) return;
    this.step = step;
    this.said = this.told(step);
    if (aloud) this.#asker.announce(this.said);
    this.#wanted = step;
    if (this.#fetching) return;
    this.#fetching = true;
    // A slider passes many steps; only where it rests is asked for.
    while (this.#wanted >= 0) {
      const wanted = this.#wanted;
      const ask = () => askStep(this.#table.id, { ...this.#body, step: wanted });
      const shown = await this.#answer(ask, () => this.review !== null, true);
      if (this.review && shown) this.shown = shown.view;
      if (this.#wanted === wanted || !shown) this.#wanted = -1;
    }
    this.#fetching = false;
  }
}
