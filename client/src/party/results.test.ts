import { expect, it } from "vitest";
import type { ChairScore, Company, Player, RoundScore } from "../wire";
import { head, kept } from "./results";

const round = (number: number): RoundScore => ({ number, scores: [], record: `r${number}`, fingerprint: "" });

function company(over: number, ...results: RoundScore[]): Company {
  return {
    phase: "playing", players: [], chair: null, seat: null, owner: false, status: "", round: over + 1, fingerprint: "", can: [],
    patience: 60, patiences: [], idle: 0, idles: [], levels: [], over, results,
  };
}

const numbers = (of: Company | null) => of?.results.map(({ number }) => number);

it("keeps the results of rounds, of which each is told once", () => {
  const whole = kept(company(2, round(1), round(2)), null);
  expect(numbers(whole)).toEqual([1, 2]);
  const played = kept(company(2), whole);
  expect(numbers(played)).toEqual([1, 2]);
  const ended = kept(company(3, round(3)), played);
  expect(numbers(ended)).toEqual([1, 2, 3]);
  expect(numbers(kept(company(3), ended))).toEqual([1, 2, 3]);
});

it("keeps nothing of a match when the next one begins", () => {
  const ended = kept(company(1, round(1)), company(0));
  expect(numbers(kept(company(0), ended))).toEqual([]);
});

it("has none at a table of one player", () => expect(kept(null, company(1, round(1)))).toBeNull());

it("heads a chair with whoever sits there now, or with the last who did", () => {
  const score = (name: string, total: string): ChairScore => ({ chair: 1, name, board: [], score: "", total, closer: false, out: false });
  const rounds = [{ ...round(1), scores: [score("Ana", "4")] }, { ...round(2), scores: [score("Bot 2", "9")] }];
  const left = company(2, ...rounds);
  expect(head(left, 1)).toMatchObject({ name: "Bot 2", total: "9" });
  const players = [{ chair: 1, name: "Bo", total: "12" } as Player];
  expect(head({ ...left, players }, 1)).toMatchObject({ name: "Bo", total: "12" });
  expect(head(left, 0)).toBeUndefined();
});
