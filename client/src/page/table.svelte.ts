// A table as this browser sits at it: what the server last said, what was asked since, and what to show meanwhile.

import { hopeless, type Intent, predict } from "../board/predict";
import { newId } from "../net/ids";
import { message, Queue } from "../net/queue";
import { Line, socketOf } from "../net/line.svelte";
import { Connection } from "../net/socket";
import type { FromServer, Refused, Step, Table, View } from "../wire";

export interface Voice {
  /** The language to speak in. */
  lang(): string;
  /** A label of the page. */
  say(id: string): string;
  /** Something happened that is to be heard at once. */
  announce(text: string): void;
  /** Interactive rules: a refusal is told. */
  explains(): boolean;
  /** The table turns out to be one of several people. */
  several(): void;
}

export interface Nod {
  place: string;
  row: number | null;
}

const LOG_AT_MOST = 200;

export class TableClient {
  readonly id: string;
  /** What the server last said of the table. */
  settled = $state.raw<View | null>(null);
  /** What is shown: that, with the first unanswered move carried out where it can be foreseen. */
  view = $state.raw<View | null>(null);
  cards = $state.raw<Record<string, string>>({});
  /** The sentence under the table. */
  said = $state("");
  /** Every sentence so far, the latest last. */
  log = $state.raw<readonly { id: number; text: string }[]>([]);
  position = $state("");
  nod = $state.raw<Nod | null>(null);
  /** Counts the wins seen while they happened. */
  won = $state(0);
  /** The cards that lie there were dealt just now. */
  fresh = $state(false);
  /** Counts the deals seen at this table. */
  dealt = $state(0);
  /** Counts how often the table had gone on unseen: what lies there may be another deal. */
  jumps = $state(0);
  gone = $state(false);
  /** A move of one's own that may change the table is not answered yet. */
  waiting = $state(false);

  #version = -1;
  /** The language that the whole table was last told in. */
  #lang = "";
  /** The language that the server was last told of. */
  #spoken = "";
  #token: string | null;
  #voice: Voice;
  #queue = new Queue();
  #connection: Connection;
  #line = new Line((message) => this.#voice.announce(this.#voice.say(message)));
  #sentences = 0;

  constructor(id: string, token: string | null, voice: Voice) {
    this.id = id;
    this.#token = token;
    this.#voice = voice;
    this.#connection = new Connection(socketOf(id), {
      hello: () => {
        // Steps alone would leave the table in the language it was last told in.
        const lang = this.#voice.lang();
        const have = this.#lang === lang ? this.#version : -1;
        this.#spoken = lang;
        return { type: "hello", lang, token: this.#token, have };
      },
      hear: (heard) => this.#hear(heard),
      turned: (up) => this.#turned(up),
      gone: () => (this.gone = true),
    });
  }

  get version(): number {
    return this.#version;
  }

  get connected(): boolean {
    return this.#line.connected;
  }

  close(): void {
    this.#line.close();
    this.#connection.close();
  }

  ask(intent: Intent): void {
    const { settled } = this;
    if (!settled) return;
    if (!settled.mine) return this.hint(this.#voice.say("page-watching"));
    this.nod = null;
    const hopeful = this.#queue.live.length > 0 || !hopeless(settled, intent);
    this.#connection.say(message(this.#queue.ask(newId(), this.#version, intent, hopeful)));
    this.#show();
  }

  act(move: string): void {
    this.ask({ kind: "act", move });
  }

  where(): void {
    this.#connection.say({ type: "where" });
  }

  /** The page has changed its language. */
  speak(): void {
    if (this.#spoken !== this.#voice.lang()) this.#speakAnew();
  }

  #speakAnew(): void {
    const lang = this.#voice.lang();
    // Without a connection hello tells it.
    if (this.#connection.say({ type: "speak", lang })) this.#spoken = lang;
  }

  #hear(heard: FromServer): void {
    switch (heard.type) {
      case "table":
        return this.#whole(heard);
      case "step":
        return this.#step(heard);
      case "done":
        this.#queue.done(heard.id);
        return this.#show();
      case "refused":
        return this.#refused(heard);
      case "position":
        this.position = heard.said;
        this.#note(heard.said);
        return this.#voice.announce(heard.said);
    }
  }

  #whole({ version, lang, view, said, history, cards }: Table): void {
    if (view.company) {
      this.close();
      return this.#voice.several();
    }
    this.fresh = this.#version === -1 && version === 0;
    if (this.#version !== -1 && version !== this.#version) this.jumps += 1;
    this.#version = version;
    this.#lang = lang;
    this.cards = cards;
    this.said = said;
    this.log = history.map((text) => ({ id: ++this.#sentences, text }));
    this.position = "";
    this.#settle(view);
  }

  #step(step: Step): void {
    if (step.version <= this.#version) return;
    if (step.version > this.#version + 1) {
      // Something was missed on the way: the whole table, please.
      this.#speakAnew();
      return;
    }
    const before = this.settled;
    this.#version = step.version;
    this.fresh = step.kind === "next" || step.kind === "restart";
    if (this.fresh) this.dealt += 1;
    this.#settle(step.view);
    this.tell(step.said);
    this.position = "";
    const ended = step.events.some((event) => event.type === "ended" && event.outcome === "won");
    if (ended && before && before.outcome === null && step.view.outcome !== null) this.won += 1;
  }

  #refused(refused: Refused): void {
    const heard = this.#queue.refused(refused.id);
    this.#show();
    // Against the rules, or after the end: with interactive rules off nothing is seen or heard of it (GP-18).
    const quiet = !this.#voice.explains() && (refused.fault === "rules" || refused.fault === "over");
    if (!heard || quiet) return;
    this.tell(refused.said);
    if (refused.source != null) this.nod = { place: refused.source, row: refused.row ?? null };
  }

  #settle(view: View): void {
    this.settled = view;
    this.#queue.stepped(this.#version);
    this.#show();
  }

  #show(): void {
    const view = this.settled;
    const next = this.#queue.live[0];
    this.waiting = next !== undefined;
    this.view = (view && next && predict(view, next.intent)) ?? view;
  }

  /** Says under the table and aloud what the hand is doing; it is no part of the history. */
  hint(said: string): void {
    this.said = said;
    this.#voice.announce(said);
  }

  /** Says something under the table, aloud, and in the history. */
  tell(said: string): void {
    this.said = said;
    this.#note(said);
    this.#voice.announce(said);
  }

  #note(text: string): void {
    if (text) this.log = [...this.log, { id: ++this.#sentences, text }].slice(-LOG_AT_MOST);
  }

  #turned(up: boolean): void {
    if (!up) return this.#line.down();
    this.#line.up();
    for (const asked of this.#queue.again()) this.#connection.say(message(asked));
  }
}
