// A player's statistics (PL-8): what was played of each rule set, and the deals played lately, so that each counts once. What
// counts, and how files go together, is decision 50.

import type { Tally } from "../wire";

export type Unit = Tally["unit"];

/** What was played of one rule set. Times are milliseconds. */
export interface Figures {
  game: string;
  rules: string;
  unit: Unit;
  /** The lower score is the better one. */
  fewer: boolean;
  played: number;
  won: number;
  /** Wins since the last deal that was not won; the most there were in a row. */
  streak: number;
  longest: number;
  best: number;
  /** Every deal's score, added; every deal's time, added. */
  score: number;
  time: number;
  /** The time of the quickest win. */
  shortest: number | null;
  /** When it was last counted, in milliseconds since 1970. */
  at: number;
}

/** What one browser has counted. Of two states of it the one with more changes is the later. */
export interface Part {
  device: string;
  changes: number;
  sets: Figures[];
}

export interface Ending {
  won: boolean;
  score: number;
  time: number;
}

/** A deal at a table of this browser. */
export interface Deal {
  table: string;
  dealt: number;
  game: string;
  rules: string;
  unit: Unit;
  fewer: boolean;
  moved: boolean;
  score: number;
  time: number;
  /** What it counts as, once it does, and the streak before it. */
  counted: Ending | null;
  before: number;
}

export interface Statistics {
  version: 1;
  device: string;
  parts: Part[];
  /** The counted ones in the order in which they were. */
  deals: Deal[];
}

export const DEALS_AT_MOST = 200;
export const SETS_AT_MOST = 100;
export const PARTS_AT_MOST = 40;

export const nothing = (device: string): Statistics => ({ version: 1, device, parts: [], deals: [] });

/** What a table shows. */
export interface Shown {
  table: string;
  game: string;
  moves: number;
  tally: Tally;
}

const isOf = (shown: Pick<Shown, "table" | "tally">) => (deal: Deal) => deal.table === shown.table && deal.dealt === shown.tally.dealt;

/**
 * Notes how a table stands. A deal that is seen while it is played counts at its end; one that was dealt over counts as left;
 * one that was over when it was first seen counts nothing.
 */
export function note(all: Statistics, shown: Shown, now: number): void {
  const { table, game, moves, tally } = shown;
  leave(all, table, now, tally.dealt);
  all.deals = all.deals.filter((deal) => deal.table !== table || deal.dealt >= tally.dealt || deal.counted);
  let deal = all.deals.find(isOf(shown));
  if (!deal) {
    if (tally.ended) return;
    const { dealt, rules, unit, fewer } = tally;
    deal = { table, dealt, game, rules, unit, fewer, moved: false, score: 0, time: 0, counted: null, before: 0 };
    all.deals.push(deal);
    trim(all);
  }
  deal.score = tally.score;
  deal.moved = moves > 0;
  if (tally.ended && deal.moved) count(all, deal, { won: tally.ended === "won", score: tally.score, time: deal.time }, now);
}

/** A table is left for good, or all of its deals before one: what was played there and has not ended was not won. */
export function leave(all: Statistics, table: string, now: number, before = Infinity): void {
  for (const deal of all.deals.filter((one) => one.table === table && one.dealt < before && one.moved && !one.counted)) {
    count(all, deal, { won: false, score: deal.score, time: deal.time }, now);
  }
}

/** So much time was spent on a deal. */
export function spend(all: Statistics, table: string, dealt: number, time: number): void {
  const deal = all.deals.find((one) => one.table === table && one.dealt === dealt);
  if (deal) deal.time += time;
}

/** Whether a score is better than another. */
const isBetter = (score: number, other: number, fewer: boolean) => (fewer ? score < other : score > other);

function isBetterEnding(ending: Ending, other: Ending, fewer: boolean): boolean {
  if (ending.won !== other.won) return ending.won;
  return isBetter(ending.score, other.score, fewer);
}

function setOf(all: Statistics, { game, rules, unit, fewer, score }: Deal): Figures {
  let part = all.parts.find(({ device }) => device === all.device);
  if (!part) all.parts.push((part = { device: all.device, changes: 0, sets: [] }));
  part.changes += 1;
  let set = part.sets.find((one) => one.game === game && one.rules === rules);
  if (!set) {
    set = { game, rules, unit, fewer, played: 0, won: 0, streak: 0, longest: 0, best: score, score: 0, time: 0, shortest: null, at: 0 };
    part.sets = [set, ...part.sets.sort((one, other) => other.at - one.at)].slice(0, SETS_AT_MOST);
    all.deals = all.deals.filter((one) => holds(all, one));
  }
  return set;
}

/** A deal counts, or counts better than before: each once, by its best ending. */
function count(all: Statistics, deal: Deal, ending: Ending, now: number): void {
  const was = deal.counted;
  if (was && !isBetterEnding(ending, was, deal.fewer)) return;
  const set = setOf(all, deal);
  if (!was) {
    set.played += 1;
    deal.before = set.streak;
    all.deals = [...all.deals.filter((one) => one !== deal), deal];
  }
  deal.counted = ending;
  set.won += Number(ending.won) - Number(was?.won ?? false);
  set.score += ending.score - (was?.score ?? 0);
  set.time += ending.time - (was?.time ?? 0);
  if (isBetter(ending.score, set.best, deal.fewer)) set.best = ending.score;
  if (ending.won) set.shortest = Math.min(set.shortest ?? Infinity, ending.time);
  set.at = now;
  // A win after all joins what came before and after it.
  set.streak = deal.before;
  const since = all.deals.slice(all.deals.indexOf(deal)).filter(({ game, rules }) => game === deal.game && rules === deal.rules);
  for (const one of since) {
    if (!one.counted) continue;
    one.before = set.streak;
    set.streak = one.counted.won ? set.streak + 1 : 0;
    set.longest = Math.max(set.longest, set.streak);
  }
}

/** Forgets the deals that were counted long ago, and only then those that are still played. */
function trim(all: Statistics): void {
  while (all.deals.length > DEALS_AT_MOST) {
    all.deals.splice(Math.max(0, all.deals.findIndex(({ counted }) => counted)), 1);
  }
}

/** What was played of each rule set in all parts together; the streak is that of the part where it was played last. */
export function together(parts: readonly Part[]): Figures[] {
  const found = new Map<string, Figures>();
  for (const set of parts.flatMap(({ sets }) => sets)) {
    const key = `${set.game}/${set.rules}`;
    const other = found.get(key);
    found.set(key, other ? added(other, set) : set);
  }
  return [...found.values()];
}

function added(one: Figures, other: Figures): Figures {
  const shortest = Math.min(one.shortest ?? Infinity, other.shortest ?? Infinity);
  return {
    ...one,
    played: one.played + other.played,
    won: one.won + other.won,
    streak: one.at >= other.at ? one.streak : other.streak,
    longest: Math.max(one.longest, other.longest),
    best: isBetter(other.best, one.best, one.fewer) ? other.best : one.best,
    score: one.score + other.score,
    time: one.time + other.time,
    shortest: shortest === Infinity ? null : shortest,
    at: Math.max(one.at, other.at),
  };
}

/** Whether the figures hold what a deal counts as: a rule set that was dropped takes its deals with it. */
export function holds({ device, parts }: Statistics, { game, rules, counted }: Deal): boolean {
  if (!counted) return true;
  return parts.some((part) => part.device === device && part.sets.some((set) => set.game === game && set.rules === rules));
}

/** Parts with others: of each browser the later state, so that nothing counts twice. */
export function merged(parts: readonly Part[], others: readonly Part[]): Part[] {
  const found = new Map(parts.map((part) => [part.device, part]));
  for (const part of others) {
    const known = found.get(part.device);
    if (!known || part.changes > known.changes) found.set(part.device, part);
  }
  return [...found.values()];
}
