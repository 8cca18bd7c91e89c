// Statistics as they are stored and as files hold them: whatever it is, it is checked before it is used.

import { type Deal, DEALS_AT_MOST, type Ending, type Figures, holds, nothing, type Part, PARTS_AT_MOST, SETS_AT_MOST, type Statistics } from "./statistics";

export const FILE_NAME = "mulligan-statistics.json";
/** In bytes; all that can be kept is smaller. */
export const FILE_AT_MOST = 2 ** 20;
const FORMAT = "mulligan-statistics";
const VERSION = 1;

const COUNT = 1e7;
const SCORE = 1e6;
const SUM = COUNT * SCORE;
/** Milliseconds: a thousand years. */
const TIME = 3.2e13;
const AT = 8.64e15;
/** More of a file's own names than this does not belong into a sentence. */
const PLACE_AT_MOST = 60;

/** Why a file is none: what is wrong, and where. */
export class WrongFile extends Error {
  readonly what: "large" | "json" | "shape" | "number" | "newer" | "many";
  readonly where: string;
  readonly low: number;
  readonly high: number;

  constructor(what: WrongFile["what"], where = "", low = 0, high = 0) {
    super(`${what} ${where}`);
    this.what = what;
    this.where = where.slice(0, PLACE_AT_MOST);
    this.low = low;
    this.high = high;
  }
}

type Fields = Record<string, unknown>;

function fields(value: unknown, where: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new WrongFile("shape", where);
  return value as Fields;
}

function list(value: unknown, where: string, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new WrongFile("shape", where);
  return value;
}

function own(from: Fields, name: string): unknown {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}

function whole(from: Fields, name: string, where: string, low: number, high: number): number {
  const value = own(from, name);
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < low || value > high) throw new WrongFile("number", `${where}.${name}`, low, high);
  return value;
}

function text(from: Fields, name: string, where: string, form: RegExp): string {
  const value = own(from, name);
  if (typeof value !== "string" || !form.test(value)) throw new WrongFile("shape", `${where}.${name}`);
  return value;
}

function either(from: Fields, name: string, where: string): boolean {
  const value = own(from, name);
  if (typeof value !== "boolean") throw new WrongFile("shape", `${where}.${name}`);
  return value;
}

const GAME = /^[a-z][a-z-]{0,39}$/;
const RULES = /^[A-Za-z0-9_+=-]{1,200}$/;
const ID = /^[0-9a-f]{32}$/;
const TABLE = /^[\w-]{1,64}$/;
const UNIT = /^(points|strokes|dollars)$/;

const ruleSet = (from: Fields, where: string) => ({
  game: text(from, "game", where, GAME),
  rules: text(from, "rules", where, RULES),
  unit: text(from, "unit", where, UNIT) as Figures["unit"],
  fewer: either(from, "fewer", where),
});

function readSet(value: unknown, where: string): Figures {
  const from = fields(value, where);
  const played = whole(from, "played", where, 1, COUNT);
  const won = whole(from, "won", where, 0, played);
  const longest = whole(from, "longest", where, Math.min(won, 1), won);
  const set = ruleSet(from, where);
  const best = whole(from, "best", where, -SCORE, SCORE);
  // No deal can be better than the best one.
  const [low, high] = set.fewer ? [best * played, SUM] : [-SUM, best * played];
  const time = whole(from, "time", where, 0, TIME);
  return {
    ...set,
    played,
    won,
    streak: whole(from, "streak", where, 0, longest),
    longest,
    best,
    score: whole(from, "score", where, low, high),
    time,
    shortest: won > 0 ? whole(from, "shortest", where, 0, time) : null,
    at: whole(from, "at", where, 0, AT),
  };
}

function readPart(value: unknown, where: string): Part {
  const from = fields(value, where);
  const sets = list(own(from, "sets"), `${where}.sets`, SETS_AT_MOST).map((set, at) => readSet(set, `${where}.sets[${at}]`));
  const twice = sets.findIndex(({ game, rules }, at) => sets.findIndex((set) => set.game === game && set.rules === rules) !== at);
  if (twice >= 0) throw new WrongFile("shape", `${where}.sets[${twice}]`);
  return { device: text(from, "device", where, ID), changes: whole(from, "changes", where, 1, Number.MAX_SAFE_INTEGER), sets };
}

/** The parts in the text of a file. Raises WrongFile. */
export function readFile(source: string): Part[] {
  if (source.length > FILE_AT_MOST) throw new WrongFile("large");
  let found: unknown;
  try {
    found = JSON.parse(source);
  } catch {
    throw new WrongFile("json");
  }
  if (typeof found !== "object" || found === null || own(found as Fields, "format") !== FORMAT) throw new WrongFile("json");
  const from = found as Fields;
  const version = whole(from, "version", FORMAT, 1, Number.MAX_SAFE_INTEGER);
  if (version > VERSION) throw new WrongFile("newer");
  const parts = list(own(from, "parts"), "parts", PARTS_AT_MOST).map((part, at) => readPart(part, `parts[${at}]`));
  const twice = parts.findIndex(({ device }, at) => parts.findIndex((part) => part.device === device) !== at);
  if (twice >= 0) throw new WrongFile("shape", `parts[${twice}].device`);
  return parts;
}

/** The text of a file: what was counted, and nothing of the tables and their seats. */
export function writeFile({ parts }: Statistics): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, parts }, null, 1)}\n`;
}

function readEnding(value: unknown, where: string): Ending {
  const from = fields(value, where);
  return { won: either(from, "won", where), score: whole(from, "score", where, -SCORE, SCORE), time: whole(from, "time", where, 0, TIME) };
}

function readDeal(value: unknown): Deal {
  const where = "deal";
  const from = fields(value, where);
  const counted = own(from, "counted");
  return {
    table: text(from, "table", where, TABLE),
    dealt: whole(from, "dealt", where, 1, COUNT),
    ...ruleSet(from, where),
    moved: either(from, "moved", where),
    score: whole(from, "score", where, -SCORE, SCORE),
    time: whole(from, "time", where, 0, TIME),
    counted: counted === null ? null : readEnding(counted, where),
    before: whole(from, "before", where, 0, COUNT),
  };
}

/** Those that can be read. */
function readable<T>(values: unknown, read: (value: unknown) => T): T[] {
  const found: T[] = [];
  for (const value of Array.isArray(values) ? (values as unknown[]) : []) {
    try {
      found.push(read(value));
    } catch (error) {
      if (!(error instanceof WrongFile)) throw error;
    }
  }
  return found;
}

/** What a browser has stored: what is damaged there is left out, and what stands beside it stays. */
export function readStored(stored: unknown, device: string): Statistics {
  if (typeof stored !== "object" || stored === null) return nothing(device);
  const from = stored as Fields;
  const id = own(from, "device");
  const parts = readable(own(from, "parts"), (value) => {
    const part = fields(value, "");
    return readPart({ ...part, sets: readable(part.sets, (set) => readSet(set, "")) }, "");
  });
  const all: Statistics = {
    version: VERSION,
    device: typeof id === "string" && ID.test(id) ? id : device,
    parts: eachOnce(parts),
    deals: readable(own(from, "deals"), readDeal).slice(-DEALS_AT_MOST),
  };
  all.deals = all.deals.filter((deal) => holds(all, deal));
  return all;
}

/** Each browser once. */
const eachOnce = (parts: Part[]) => parts.filter(({ device }, at) => parts.findIndex((part) => part.device === device) === at).slice(0, PARTS_AT_MOST);
