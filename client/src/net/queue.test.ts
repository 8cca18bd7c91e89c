import { describe, expect, it } from "vitest";
import { message, Queue } from "./queue";

const act = (move: string) => ({ kind: "act", move }) as const;

describe("actions on their way", () => {
  it("each is asked for at the version that those before it will make", () => {
    const queue = new Queue();
    expect(queue.ask("a", 4, act("d")).version).toBe(4);
    expect(queue.ask("b", 4, act("5")).version).toBe(5);
    queue.stepped(5);
    queue.done("a");
    expect(queue.ask("c", 5, act("2")).version).toBe(6);
  });

  it("a refused one takes those behind it along, and only its own refusal is heard", () => {
    const queue = new Queue();
    queue.ask("a", 4, act("1"));
    queue.ask("b", 4, act("d"));
    expect(queue.refused("a")).toBe(true);
    expect(queue.live).toEqual([]);
    expect(queue.ask("c", 4, act("d")).version).toBe(4);
    expect(queue.refused("b")).toBe(false);
    expect(queue.live.map(({ id }) => id)).toEqual(["c"]);
  });

  it("what was only asked to hear why not takes nothing along", () => {
    const queue = new Queue();
    queue.ask("a", 4, act("1"), false);
    expect(queue.ask("b", 4, act("d")).version).toBe(4);
    expect(queue.refused("a")).toBe(true);
    expect(queue.live.map(({ id }) => id)).toEqual(["b"]);
  });

  it("says again what was not answered, unchanged, also where its step has come already", () => {
    const queue = new Queue();
    const asked = queue.ask("a", 4, act("d"));
    const before = message(asked);
    queue.stepped(5);
    expect(queue.live).toEqual([]);
    expect(queue.again().map(message)).toEqual([before]);
    queue.done("a");
    expect(queue.again()).toEqual([]);
  });

  it("does not say again what fell with a refused one: at a later version it would be another action", () => {
    const queue = new Queue();
    queue.ask("a", 4, act("1"));
    queue.ask("b", 4, act("d"));
    queue.refused("a");
    queue.ask("c", 4, act("d"));
    expect(queue.again().map(({ id }) => id)).toEqual(["c"]);
  });

  it("hears a refusal that answers no action of ours, and none that was answered before", () => {
    const queue = new Queue();
    expect(queue.refused(null)).toBe(true);
    expect(queue.refused("unknown")).toBe(false);
  });

  it("takes a refusal without an id for that of the first on its way, so that it is not said again for ever", () => {
    const queue = new Queue();
    queue.ask("a", 4, act("unreadable"));
    queue.ask("b", 4, act("d"));
    expect(queue.refused(null)).toBe(true);
    expect(queue.again()).toEqual([]);
    expect(queue.ask("c", 4, act("d")).version).toBe(4);
    expect(queue.again().map(({ id }) => id)).toEqual(["c"]);
  });

  it("writes a pick as the wire wants it", () => {
    const asked = new Queue().ask("a", 0, { kind: "pick", source: "column1", row: 4, target: null });
    expect(message(asked)).toEqual({ type: "pick", id: "a", version: 0, source: "column1", row: 4, target: null });
  });
});
