// What the rounds of a match have brought: a step tells only of the round that has ended with it. Pure.

import type { Company } from "../wire";

/** The people at a table with the results of all rounds of their match that are over. */
export function kept(now: Company | null, before: Company | null | undefined): Company | null {
  if (!now) return null;
  const told = (before?.results ?? []).slice(0, now.over - now.results.length);
  return { ...now, results: [...told, ...now.results] };
}
