// PL-8: which deals count, and as what.

import { describe, expect, test } from "vitest";
import type { Tally } from "../wire";
import { DEALS_AT_MOST, leave, merged, note, nothing, type Part, SETS_AT_MOST, spend, type Statistics, together } from "./statistics";

const ME = "0".repeat(32);
const POINTS: Tally = { dealt: 1, rules: "E", score: 0, unit: "points", fewer: false, ended: null };
const STROKES: Tally = { ...POINTS, rules: "S", unit: "strokes", fewer: true };

let clock = 0;
function see(all: Statistics, table: string, tally: Partial<Tally> = {}, moves = 1, usual = POINTS): void {
  note(all, { table, game: "golf", moves, tally: { ...usual, ...tally } }, ++clock);
}

/** A deal at a table of its own, from its start to its end. */
function play(all: Statistics, table: string, ended: "won" | "lost", score = 0, usual = POINTS): void {
  see(all, table, {}, 0, usual);
  see(all, table, { ended, score }, 9, usual);
}

const figures = (all: Statistics, rules = "E") => together(all.parts).find((set) => set.rules === rules);
const streaks = (all: Statistics) => [figures(all)?.streak, figures(all)?.longest];

describe("a deal counts once", () => {
  test("when it is won", () => {
    const all = nothing(ME);
    see(all, "a", {}, 0);
    spend(all, "a", 1, 7000);
    see(all, "a", { score: 40 });
    expect(all.parts).toEqual([]);
    see(all, "a", { score: 350, ended: "won" });
    see(all, "a", { score: 350, ended: "won" });
    expect(figures(all)).toMatchObject({ played: 1, won: 1, streak: 1, longest: 1, best: 350, score: 350, time: 7000, shortest: 7000 });
  });

  test("when it is blocked, and then it has no time of a win", () => {
    const all = nothing(ME);
    play(all, "a", "lost", 20);
    expect(figures(all)).toMatchObject({ played: 1, won: 0, streak: 0, longest: 0, best: 20, shortest: null });
  });

  test.each(["next", "restart"])("when after a move another is dealt at its table: %s", () => {
    const all = nothing(ME);
    see(all, "a", {}, 0);
    see(all, "a", { score: 30 });
    see(all, "a", { dealt: 2 }, 0);
    expect(figures(all)).toMatchObject({ played: 1, won: 0, score: 30 });
    see(all, "a", { dealt: 2, score: 350, ended: "won" });
    expect(figures(all)).toMatchObject({ played: 2, won: 1 });
  });

  test("when its table is left for a new game", () => {
    const all = nothing(ME);
    see(all, "a", { score: 30 });
    see(all, "b", { score: 10 });
    leave(all, "a", 1);
    leave(all, "a", 2);
    leave(all, "nowhere", 2);
    expect(figures(all)).toMatchObject({ played: 1, won: 0, score: 30 });
  });

  test("and not when it is left untouched, at a table that stays or goes", () => {
    const all = nothing(ME);
    see(all, "a", {}, 0);
    see(all, "a", { dealt: 2 }, 0);
    leave(all, "a", 1);
    expect(figures(all)).toBeUndefined();
    expect(all.deals.map(({ dealt }) => dealt)).toEqual([2]);
  });

  test("and not when it was over before it was seen", () => {
    const all = nothing(ME);
    see(all, "a", { ended: "won", score: 350 });
    expect(all).toEqual(nothing(ME));
  });

  test("and once when its page is opened again, or twice at the same time", () => {
    const all = nothing(ME);
    play(all, "a", "won", 350);
    const again = JSON.parse(JSON.stringify(all)) as Statistics;
    see(again, "a", { ended: "won", score: 350 });
    see(again, "a", { ended: null }, 8);
    expect(figures(again)).toMatchObject({ played: 1, won: 1 });
  });

  test("a page that lags behind its table counts nothing more", () => {
    const all = nothing(ME);
    see(all, "a", { score: 30 });
    see(all, "a", { dealt: 2, score: 10 });
    see(all, "a", { dealt: 1, score: 20 });
    see(all, "a", { dealt: 2, score: 10 });
    expect(figures(all)).toMatchObject({ played: 1, score: 30 });
  });

  test("given up last, as its table says", () => {
    const all = nothing(ME);
    see(all, "a", { score: 12 }, 3, STROKES);
    see(all, "a", { score: 12, ended: "lost" }, 3, STROKES);
    expect(figures(all, "S")).toMatchObject({ played: 1, won: 0, best: 12 });
  });
});

describe("its best ending counts", () => {
  test("a win after a block that was undone", () => {
    const all = nothing(ME);
    play(all, "a", "lost", 20);
    see(all, "a", { score: 30 });
    spend(all, "a", 1, 500);
    see(all, "a", { score: 350, ended: "won" });
    expect(figures(all)).toMatchObject({ played: 1, won: 1, streak: 1, longest: 1, best: 350, score: 350, time: 500, shortest: 500 });
  });

  test("the win, not the block after it was undone", () => {
    const all = nothing(ME);
    play(all, "a", "won", 350);
    see(all, "a", { score: 340 });
    see(all, "a", { score: 10, ended: "lost" });
    expect(figures(all)).toMatchObject({ played: 1, won: 1, score: 350 });
  });

  test.each([
    [POINTS, "E", [20, 50, 30], 50],
    [STROKES, "S", [20, 5, 9], 5],
  ] as const)("the better of equal endings, in its direction", (usual, rules, scores, best) => {
    const all = nothing(ME);
    for (const score of scores) {
      see(all, "a", { score: 0 }, 1, usual);
      see(all, "a", { score, ended: "lost" }, 1, usual);
    }
    expect(figures(all, rules)).toMatchObject({ played: 1, score: best, best });
  });

  test("a win after it was left", () => {
    const all = nothing(ME);
    see(all, "a", { score: 30 });
    leave(all, "a", 1);
    see(all, "a", { score: 350, ended: "won" });
    expect(figures(all)).toMatchObject({ played: 1, won: 1, score: 350 });
  });
});

test("the best score knows its direction, and dollars may be lost", () => {
  const all = nothing(ME);
  [9, -3, 4].forEach((score, at) => play(all, `s${at}`, "won", score, STROKES));
  [9, -3, 4].forEach((score, at) => play(all, `p${at}`, "won", score));
  [-52, -12].forEach((score, at) => play(all, `d${at}`, "lost", score, { ...POINTS, rules: "D1V", unit: "dollars" }));
  expect([figures(all, "S")?.best, figures(all)?.best, figures(all, "D1V")?.best]).toEqual([-3, 9, -12]);
  expect([figures(all, "S")?.score, figures(all, "D1V")?.score]).toEqual([10, -64]);
});

describe("streaks", () => {
  const run = (endings: string) => {
    const all = nothing(ME);
    [...endings].forEach((ending, at) => play(all, `t${at}`, ending === "w" ? "won" : "lost", 10));
    return all;
  };

  test.each([
    ["", undefined, undefined],
    ["w", 1, 1],
    ["l", 0, 0],
    ["wwl", 0, 2],
    ["wwlw", 1, 2],
    ["lwww", 3, 3],
    ["wwlwwwl", 0, 3],
  ])("%s", (endings, streak, longest) => expect(streaks(run(endings))).toEqual([streak, longest]));

  test.each([
    ["wwlww", 2, 5, 5],
    ["wwlwwl", 2, 0, 5],
    ["wwlwlw", 2, 1, 4],
    ["llw", 0, 1, 1],
    ["lw", 0, 2, 2],
  ])("%s, and number %i wins after all: what is around it joins", (endings, at, streak, longest) => {
    const all = run(endings);
    see(all, `t${at}`, { ended: null });
    see(all, `t${at}`, { score: 50, ended: "won" });
    expect(streaks(all)).toEqual([streak, longest]);
    expect(figures(all)?.played).toBe(endings.length);
  });

  test("each rule set has its own", () => {
    const all = run("ww");
    play(all, "other", "lost", 10, STROKES);
    expect(streaks(all)).toEqual([2, 2]);
  });
});

describe("what is kept is bounded", () => {
  test("of the deals, those counted long ago go first", () => {
    const all = nothing(ME);
    see(all, "open");
    for (let at = 0; at < DEALS_AT_MOST + 50; at += 1) play(all, `t${at}`, "won");
    expect(all.deals.length).toBe(DEALS_AT_MOST);
    expect(all.deals.some(({ table }) => table === "open")).toBe(true);
    expect(figures(all)?.played).toBe(DEALS_AT_MOST + 50);
  });

  test("of the rule sets, the one played longest ago goes, with its deals", () => {
    const all = nothing(ME);
    for (let at = 0; at <= SETS_AT_MOST; at += 1) play(all, `t${at}`, "won", 5, { ...POINTS, rules: `R${at}` });
    expect(all.parts[0]?.sets.length).toBe(SETS_AT_MOST);
    expect(figures(all, "R0")).toBeUndefined();
    expect(all.deals.some(({ rules }) => rules === "R0")).toBe(false);
  });
});

describe("parts of several browsers", () => {
  const part = (device: string, won: number): Part => {
    const all = nothing(device);
    for (let at = 0; at < won; at += 1) play(all, `t${at}`, "won", at);
    play(all, "last", "lost", 3);
    return all.parts[0] as Part;
  };

  test("are added once, however often they come", () => {
    const [mine, other] = [part(ME, 2), part("1".repeat(32), 3)];
    const both = merged([mine], [other]);
    expect(together(both)[0]).toMatchObject({ played: 7, won: 5, longest: 3, streak: 0, best: 3, score: 1 + 3 + 3 + 3 });
    expect(merged(both, [other, mine])).toEqual(both);
  });

  test("the later state of each counts, in either order", () => {
    const [early, late] = [part(ME, 2), part(ME, 5)];
    expect(merged([early], [late])).toEqual([late]);
    expect(merged([late], [early])).toEqual([late]);
  });

  test("the streak is that of the part that was played last", () => {
    const [one, other] = [part(ME, 1), part("1".repeat(32), 1)];
    const later = nothing("2".repeat(32));
    play(later, "a", "won");
    expect(together([one, ...later.parts, other])[0]?.streak).toBe(1);
    expect(together([one, other])[0]?.streak).toBe(0);
  });
});
