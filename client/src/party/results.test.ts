import { expect, it } from "vitest";
import type { Company, RoundScore } from "../wire";
import { kept } from "./results";

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
