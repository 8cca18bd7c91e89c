import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { comeBack, last, plugIn, said } from "../net/wire.fixture";
import type { View } from "../wire";
import { TableClient } from "./table.svelte";

const view = { company: null, piles: [], legal: [], mine: true, outcome: null } as unknown as View;
const whole = (lang: string, version: number) => ({ type: "table", version, lang, view, said: "", history: [], cards: {} });

let lang: string;
let table: TableClient;

beforeEach(() => {
  vi.useFakeTimers();
  plugIn();
  lang = "en";
  const nothing = () => undefined;
  table = new TableClient("t", "secret", { lang: () => lang, say: (id) => id, announce: nothing, explains: () => true, several: nothing });
  last().open();
  last().hear(whole("en", 4));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a language changed without a connection asks for the whole table when there is one again", () => {
  const hello = comeBack(() => {
    lang = "hr";
    table.speak();
  });
  expect(hello).toMatchObject({ type: "hello", lang: "hr", have: -1 });
  last().hear(whole("hr", 4));
  expect(comeBack()).toMatchObject({ lang: "hr", have: 4 });
});

it("a language in which no whole table has come asks for one until it comes, and is told once", () => {
  lang = "hr";
  table.speak();
  table.speak();
  expect(said(last()).slice(1)).toEqual([{ type: "speak", lang: "hr" }]);
  expect(comeBack()).toMatchObject({ lang: "hr", have: -1 });
  expect(comeBack()).toMatchObject({ lang: "hr", have: -1 });
});

it("what the server could not read is not said again", () => {
  table.act("unreadable");
  expect(table.waiting).toBe(true);
  last().hear({ type: "refused", id: null, fault: "unreadable", reason: "message_json", said: "No.", version: 4 });
  expect([table.waiting, table.said]).toEqual([false, "No."]);
  comeBack();
  expect(said(last()).map(({ type }) => type)).toEqual(["hello"]);
});
