import { expect, test } from "vitest";
import { added, type Entry, type Kind, sinceOwnMove, stepped } from "./log";

const entry = (id: number, kind: Kind = "move", own = false): Entry => ({ id, text: `${id}`, kind, own });

test("the log keeps the latest two hundred", () => {
  let log: readonly Entry[] = [];
  for (let id = 1; id <= 250; id++) log = added(log, entry(id));
  expect([log.length, log[0]?.id, log.at(-1)?.id]).toEqual([200, 51, 250]);
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
