import { expect, test } from "vitest";
import { added, type Entry, type Kind, sinceOwnMove, stepped } from "./log";

const entry = (id: number, kind: Kind = "move", own = false): Entry => ({ id, text: `${id}`, kind, own });

test("the log keeps the latest two hundred", () => {
  let log: readonly Entry[] = [];
  for (let id = 1; id <= 250; id++) log = added(log, entry(id));
  expect([log.length, log[0]?.id, log.at(-1)?.id]).toEqual([200, 51, 250]);
});

test("an answer that is given again and again stands there once", () => {
  const refused = (id: number, text = "Not yet"): Entry => ({ ...entry(id, "answer", true), text });
  const log = [refused(1), refused(2), entry(3), refused(4), refused(5, "Not there"), refused(6)].reduce<readonly Entry[]>(added, []);
  expect(log.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
  const chat = (id: number): Entry => ({ ...entry(id, "chat"), text: "hello" });
  expect([chat(1), chat(2)].reduce<readonly Entry[]>(added, [])).toHaveLength(2);
});

test("since the last own move: without answers and chat", () => {
  const log = [entry(1), entry(2, "move", true), entry(3, "answer", true), entry(4), entry(5, "chat"), entry(6, "company")];
  expect(sinceOwnMove(log).map(({ id }) => id)).toEqual([4, 6]);
  expect(sinceOwnMove(log.slice(0, 1)).map(({ id }) => id)).toEqual([1]);
  expect(sinceOwnMove([])).toEqual([]);
});

test("the history is walked from its end to its beginning and back, and ends there", () => {
  const log = [entry(1), entry(2), entry(3)];
  expect(stepped(log, null, -1)?.id).toBe(3);
  expect(stepped(log, 3, -1)?.id).toBe(2);
  expect(stepped(log, 1, -1)).toBeNull();
  expect(stepped(log, 2, 1)?.id).toBe(3);
  expect(stepped(log, 3, 1)).toBeNull();
  expect(stepped(log, null, 1)).toBeNull();
  expect(stepped([], null, -1)).toBeNull();
  expect(stepped(log, 0, -1)?.id).toBe(1);
});
