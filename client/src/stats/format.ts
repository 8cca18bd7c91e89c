// The figures of statistics as people read them.

import type { Arguments } from "../words";
import type { Unit } from "./statistics";

type Say = (id: string, args?: Arguments) => string;

const two = (number: number) => String(number).padStart(2, "0");

/** A time in minutes and seconds, from an hour on in hours too. */
export function timeText(say: Say, milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = { seconds: two(seconds % 60) };
  if (minutes < 60) return say("stats-minutes", { minutes: String(minutes), ...rest });
  return say("stats-hours", { hours: String(Math.floor(minutes / 60)), minutes: two(minutes % 60), ...rest });
}

/** A score, or a mean of scores. */
export function scoreText(say: Say, lang: string, unit: Unit, score: number): string {
  if (unit !== "dollars") return numberText(lang, Math.round(score * 10) / 10);
  const cents = Math.round(score * 100) / 100;
  const digits = Number.isInteger(cents) ? 0 : 2;
  const amount = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(cents));
  return say("stats-dollars", { sign: cents > 0 ? "plus" : cents < 0 ? "minus" : "none", amount });
}

export const numberText = (lang: string, number: number): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(number);

export const shareText = (lang: string, share: number): string => new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 }).format(share);
