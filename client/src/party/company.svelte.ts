// A table of several people as this browser sits at it: what the server last said, and what was asked and is not answered.

import { newId } from "../net/ids";
import { Line, socketOf } from "../net/line.svelte";
import { Connection } from "../net/socket";
import type { Company, FromPage, FromServer, Length, Question, Refused, Step, Table, View } from "../wire";
import type { Flight } from "./flights";
import { added, type Entry, type Kind } from "./log";
import { kept } from "./results";
import type { Sound } from "./sounds";

export interface Voice {
  lang(): string;
  length(): Length;
  /** A label of the page. */
  say(id: string): string;
  /** Something happened; it is read when its turn comes. */
  announce(text: string): void;
  /** The answer to the reader's own key; it is read at once. */
  answer(text: string): void;
  chat(text: string): void;
  sound(name: Sound): void;
}

type Wish = { act: string } | { pick: string; target?: string };
interface Asked {
  id: string;
  wish: Wish;
  /** The version at which it was said, or null while it waits for the one ahead of it. */
  version: number | null;
}

export class CompanyClient {
  view = $state.raw<View | null>(null);
  cards = $state.raw<Record<string, string>>({});
  /** The sentence at the table. */
  said = $state("");
  log = $state.raw<readonly Entry[]>([]);
  /** The places that the last step has changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** Of them, those whose card was turned where it lies. */
  turned = $state.raw<ReadonlySet<string>>(new Set());
  /** The cards that the last step has carried. */
  carried = $state.raw<readonly Flight[]>([]);
  gone = $state(false);
  /** The sentence for it, where the seat is played somewhere else. */
  elsewhere = $state("");

  #id: string;
  #token: string;
  #voice: Voice;
  #connection: Connection;
  #version = -1;
  /** The language that the whole table was last told in. */
  #lang = "";
  /** The language and the length that the server was last told of. */
  #spoken = "";
  #asked: Asked[] = [];
  #questions: Question[] = [];
  #line = new Line((message) => this.#voice.announce(this.#voice.say(message)));
  #sentences = 0;

  constructor(id: string, token: string, voice: Voice) {
    this.#id = id;
    this.#token = token;
    this.#voice = voice;
    this.#connection = this.#connect();
  }

  #connect(): Connection {
    return new Connection(socketOf(this.#id), {
      hello: () => this.#hello(),
      hear: (heard) => this.#hear(heard),
      turned: (up) => this.#turned(up),
      gone: () => (this.gone = true),
      elsewhere: () => (this.elsewhere ||= this.#voice.say("party-elsewhere")),
    });
  }

  get connected(): boolean {
    return this.#line.connected;
  }

  close(): void {
    this.#line.close();
    this.#connection.close();
  }

  /** Goes on here with a seat that was opened somewhere else. */
  takeBack(): void {
    this.elsewhere = "";
    this.#connection = this.#connect();
  }

  // What is asked

  act(act: string): void {
    this.#ask({ act });
  }

  /** Taps a place, or drops what lies there on another. */
  pick(pick: string, target?: string): void {
    this.#ask(target === undefined ? { pick } : { pick, target });
  }

  question(what: Question): void {
    this.#questions.push(what);
    this.#connection.say({ type: "ask", what });
  }

  /** The page has changed its language, or how much it wants to hear. */
  speak(): void {
    if (this.#spoken !== this.#wanted) this.#speakAnew();
  }

  get #wanted(): string {
    return `${this.#voice.lang()} ${this.#voice.length()}`;
  }

  #speakAnew(): void {
    const wanted = this.#wanted;
    // Without a connection hello tells it.
    if (this.#connection.say({ type: "speak", lang: this.#voice.lang(), length: this.#voice.length() })) this.#spoken = wanted;
  }

  #hello(): FromPage {
    const lang = this.#voice.lang();
    // Steps alone would leave the table in the language, or at the length, that it was last told in.
    const have = this.#lang === lang && this.#spoken === this.#wanted ? this.#version : -1;
    this.#spoken = this.#wanted;
    return { type: "hello", lang, length: this.#voice.length(), token: this.#token, have };
  }

  /** One at a time: each is asked at the table that the one ahead of it has made, and of which the reader has heard. */
  #ask(wish: Wish): void {
    this.#asked.push({ id: newId(), wish, version: null });
    this.#send();
  }

  #send(again = false): void {
    const first = this.#asked[0];
    if (!first || (first.version !== null && !again)) return;
    first.version ??= this.#version;
    const { id, wish, version } = first;
    if (this.#version === -1) first.version = null;
    else if ("act" in wish) this.#connection.say({ type: "act", id, version, move: wish.act });
    else this.#connection.say({ type: "pick", id, version, source: wish.pick, target: wish.target ?? null });
  }

  #answered(id: string | null): void {
    // What the server could not read it cannot name: it is the one that is on its way.
    const answered = (asked: Asked) => (id === null ? asked.version !== null : asked.id === id);
    this.#asked = this.#asked.filter((asked) => !answered(asked));
    this.#send();
  }

  // What is heard

  #hear(heard: FromServer): void {
    switch (heard.type) {
      case "table":
        return this.#whole(heard);
      case "step":
        return this.#step(heard);
      case "done":
        return this.#answered(heard.id);
      case "refused":
        return this.#refused(heard);
      case "told":
        this.#questions.splice(this.#questions.indexOf(heard.what), 1);
        return this.tell(heard.said.join(" "));
      case "position":
        return this.tell(heard.said);
      case "elsewhere":
        this.elsewhere = heard.said;
        return this.tell(heard.said);
    }
  }

  #whole({ version, lang, view, said, history, cards }: Table): void {
    const first = this.#version === -1;
    this.#version = version;
    this.#lang = lang;
    this.cards = cards;
    this.#show([]);
    this.view = view;
    this.log = history.map((text) => ({ id: ++this.#sentences, text, kind: "company" as const, own: false }));
    this.said = said || (view.company?.status ?? "");
    if (first && view.company) this.#voice.announce(view.company.status);
    this.#send();
  }

  #step(step: Step): void {
    if (step.version <= this.#version) return;
    // Something was missed on the way: the whole table, please.
    if (step.version > this.#version + 1) return this.#speakAnew();
    this.#version = step.version;
    const before = this.view?.company;
    const now = kept(step.view.company, before);
    this.view = { ...step.view, company: now };
    const own = step.chair !== null && step.chair === (now?.chair ?? before?.chair);
    if (step.kind === "said") return this.#chat(step.said, own);
    this.#show(step.events);
    const mine = (company: Company | null | undefined) => company?.phase === "playing" && company.players.some(({ you, turn }) => you && turn);
    const turned = mine(now) && !mine(before);
    const status = now?.status ?? "";
    const move = step.kind === "move";
    // A move's own sentence says whose turn it has become, and a beginning who goes first.
    const said = turned && !move && step.move !== "began" ? `${step.said} ${status}` : step.said;
    this.#note(said, move ? "move" : "company", own);
    if (own) this.#voice.answer(said);
    else this.#voice.announce(said);
    if (turned) this.#voice.sound("turn");
    else if (move) this.#voice.sound(now?.phase === "playing" ? "move" : "over");
  }

  /** What these events have changed is to be seen. */
  #show(events: Step["events"]): void {
    this.carried = events.filter((event) => event.type === "carried");
    const turned = events.filter((event) => event.type === "turned").map(({ place }) => place);
    const targets = new Set(this.carried.map(({ target }) => target));
    this.changed = new Set([...turned, ...targets]);
    this.turned = new Set(turned.filter((place) => !targets.has(place)));
  }

  #chat(said: string, own: boolean): void {
    this.log = added(this.log, { id: ++this.#sentences, text: said, kind: "chat", own });
    this.#voice.chat(said);
    if (!own) this.#voice.sound("chat");
  }

  #refused(refused: Refused): void {
    this.#voice.sound("refused");
    this.tell(refused.said);
    this.#answered(refused.id);
  }

  /** Answers the reader: at the table, aloud, and in the history. */
  tell(text: string): void {
    this.#note(text, "answer", true);
    this.#voice.answer(text);
  }

  /** The same without the history, for what stands there already. */
  hint(text: string): void {
    this.said = text;
    this.#voice.answer(text);
  }

  #note(text: string, kind: Kind, own: boolean): void {
    if (!text) return;
    this.said = text;
    this.log = added(this.log, { id: ++this.#sentences, text, kind, own });
  }

  #turned(up: boolean): void {
    if (!up) return this.#line.down();
    this.#line.up();
    this.#send(true);
    for (const what of this.#questions) this.#connection.say({ type: "ask", what });
  }
}
