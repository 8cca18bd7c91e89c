// What the rounds of a match have brought: a step tells only of the round that has ended with it. Pure.

import type { ChairScore, Company, Player } from "../wire";

/** The people at a table with the results of all rounds of their match that are over. */
export function kept(now: Company | null, before: Company | null | undefined): Company | null {
  if (!now) return null;
  const told = (before?.results ?? []).slice(0, now.over - now.results.length);
  return { ...now, results: [...told, ...now.results] };
}

/** Whose a chair is in a table of results: whoever sits there now, or sat there in the last round that was played there. */
export function head(company: Company, chair: number): Player | ChairScore | undefined {
  const scores = company.results.flatMap((round) => round.scores).filter((score) => score.chair === chair);
  return company.players.find((player) => player.chair === chair) ?? scores.at(-1);
}
