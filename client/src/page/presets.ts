// The rule sets of a game.

import type { GameChoice, PresetChoice, View } from "../wire";

/** What is played: every option's word, by its name. */
export const rulesOf = (view: View): Record<string, string> =>
  Object.fromEntries(view.options.map(({ option, value }) => [option, value]));

/** The rule set whose options all have these values, by the option's name; none for rules of one's own. */
export function presetOf(game: GameChoice | undefined, rules: Readonly<Record<string, string>>): PresetChoice | undefined {
  return game?.presets.find(({ options }) => Object.entries(options).every(([name, value]) => rules[name] === value));
}
