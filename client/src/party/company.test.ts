import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comeBack, last, plugIn, said } from "../net/wire.fixture";
import type { Length, View } from "../wire";
import { CompanyClient } from "./company.svelte";

const view = { company: null, piles: [], legal: [] } as unknown as View;
const whole = (lang: string, version: number) => ({ type: "table", version, lang, view, said: "", history: [], cards: {} });

let lang: string;
let length: Length;
let heard: string[];
let table: CompanyClient;

beforeEach(() => {
  vi.useFakeTimers();
  plugIn();
  [lang, length, heard] = ["en", "normal", []];
  const answer = (text: string) => void heard.push(text);
  const nothing = () => undefined;
  table = new CompanyClient("t", "secret", {
    lang: () => lang, length: () => length, say: (id) => id, announce: nothing, answer, chat: nothing, sound: nothing,
  });
  last().open();
  last().hear(whole("en", 4));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the language", () => {
  it("changed without a connection asks for the whole table when there is one again", () => {
    const hello = comeBack(() => {
      lang = "hr";
      table.speak();
    });
    expect(hello).toMatchObject({ type: "hello", lang: "hr", have: -1 });
    last().hear(whole("hr", 4));
    expect(comeBack()).toMatchObject({ lang: "hr", have: 4 });
  });

  it("asks for the whole table as long as none has come in it", () => {
    lang = "hr";
    table.speak();
    expect(said(last()).at(-1)).toEqual({ type: "speak", lang: "hr", length: "normal" });
    expect(comeBack()).toMatchObject({ lang: "hr", have: -1 });
    expect(comeBack()).toMatchObject({ lang: "hr", have: -1 });
  });

  it("and the length that were told are told once", () => {
    length = "brief";
    table.speak();
    table.speak();
    expect(said(last()).filter(({ type }) => type === "speak")).toEqual([{ type: "speak", lang: "en", length: "brief" }]);
  });
});

describe("what is asked", () => {
  const moves = () => said(last()).filter(({ type }) => type === "act").map(({ move }) => move);

  it("goes on after a refusal without an id, and what was refused is not said again", () => {
    table.act("unreadable");
    table.act("play draw");
    expect(moves()).toEqual(["unreadable"]);
    last().hear({ type: "refused", id: null, fault: "unreadable", reason: "message_json", said: "No.", version: 4 });
    expect(heard).toEqual(["No."]);
    expect(moves()).toEqual(["unreadable", "play draw"]);
    comeBack();
    expect(moves()).toEqual(["play draw"]);
  });

  it("is sent in whole characters", () => {
    table.act("say a\ud83d");
    expect(moves()).toEqual(["say a\ufffd"]);
  });
});
