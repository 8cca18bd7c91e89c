// What was asked about a table besides playing: a hint, whether it can still be won, the review. All of it is for one version
// of the table, and falls away when the table goes on.

import { Refusal } from "../net/api";
import { askHint, askReview, askStep, askWinnable } from "../net/thinking";
import type { Legal, Reviewed, View, Winnable } from "../wire";
import type { Arguments } from "../words";
import type { TableClient } from "./table.svelte";

export interface Asker {
  lang(): string;
  say(id: string, args?: Arguments): string;
  announce(text: string): void;
}

export class Advice {
  /** The hinted move, while it is for what lies on the table. */
  hint = $state.raw<Legal | null>(null);
  /** What was found last, also while the next answer is awaited. */
  winnable = $state.raw<Winnable | null>(null);
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
  #wanted = -1;
  #asking = false;

  constructor(table: TableClient, token: string | null, asker: Asker) {
    this.#table = table;
    this.#token = token;
    this.#asker = asker;
  }

  /** The table may have gone on. */
  settled(): void {
    if (this.#version === this.#table.version) return;
    const moves = this.#table.settled?.moves ?? 0;
    // What cannot be won any more cannot be won after another move either; anything else may have changed.
    if (moves <= this.#moves || this.winnable?.verdict !== "lost") this.winnable = null;
    this.#moves = moves;
    this.#version = this.#table.version;
    this.hint = null;
    this.close();
  }

  get #body() {
    return { token: this.#token, version: this.#table.version, lang: this.#asker.lang() };
  }

  async advise(all_seeing = false): Promise<void> {
    if (this.review) return;
    const hinted = await this.#answer(askHint(this.#table.id, { ...this.#body, all_seeing }));
    if (hinted?.version !== this.#table.version) return;
    this.hint = this.#table.settled?.legal.find(({ move }) => move === hinted.move) ?? null;
    this.#table.tell(hinted.said);
  }

  /** Finds out whether the position can be won. Where it cannot any more, it is heard once. */
  async check(): Promise<void> {
    const body = this.#body;
    if (this.winnable?.verdict === "lost") return;
    // Nobody asked aloud: what keeps it from being found out is not told either.
    const found = await askWinnable(this.#table.id, body).catch(() => null);
    if (!found || found.version !== this.#table.version) return;
    this.winnable = found;
    if (found.verdict === "lost") this.#asker.announce(found.said);
  }

  async open(): Promise<void> {
    this.#table.hint(this.#asker.say("page-reviewing"));
    const found = await this.#answer(askReview(this.#table.id, this.#body));
    if (found?.version !== this.#table.version) return;
    this.hint = null;
    this.review = found;
    this.step = found.steps.length - 1;
    this.shown = this.#table.settled && { ...this.#table.settled, mine: false, legal: [] };
    this.said = found.said.join(" ");
    this.#table.hint(this.said);
  }

  close(): void {
    if (!this.review) return;
    this.review = null;
    this.shown = null;
    this.said = "";
    this.#wanted = -1;
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
    if (this.#asking) return;
    this.#asking = true;
    // A slider passes many steps; only where it rests is asked for.
    while (this.#wanted >= 0) {
      const wanted = this.#wanted;
      const shown = await this.#answer(askStep(this.#table.id, { ...this.#body, step: wanted }));
      if (this.review && shown) this.shown = shown.view;
      if (this.#wanted === wanted || !shown) this.#wanted = -1;
    }
    this.#asking = false;
  }

  /** An answer; nothing where there is none, which is told unless the table has only gone on meanwhile. */
  async #answer<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "stale") this.#table.hint(error.text || this.#asker.say("page-unreachable"));
      return null;
    }
  }
}
