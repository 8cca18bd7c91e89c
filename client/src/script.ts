// Scripts derived by rule, as in Python (src/mulligan/words/script.py) and from the same tables: a language that is written
// in two scripts has files in one of them alone; and pseudo-locales, which tests read.

export interface ScriptTable {
  /** The tag of the language whose files it is made of. */
  of: string;
  /** What stands for each letter and digraph, all of them small. */
  letters: Record<string, string>;
  /** Beginnings of words with a bar between letters that are no digraph there. */
  apart: string[];
  /** In a pseudo-locale, how much longer a text is to be at least, as a share of its length. */
  longer?: number;
  /** In a pseudo-locale, what stands before and behind each word. */
  around?: string[];
}

/** What writes a text of the language in the script. Whatever is no letter of the language stays as it is. */
export function makeScript({ letters, apart, longer = 0, around = [] }: ScriptTable): (text: string) => string {
  const write = rewriter(inCapitalsToo(letters));
  const whole = apart.map((word) => [word.replaceAll("|", ""), word.split("|").map(write).join("")]);
  const spell = rewriter({ ...inCapitalsToo(letters), ...inCapitalsToo(Object.fromEntries(whole)) });
  return longer > 0 ? (text) => spell(text.replace(/[A-Za-z]+/g, (word) => stretched(word, longer, around))) : spell;
}

/** A word whose first letters stand twice, as many as make it and a blank longer by the share. */
function stretched(word: string, longer: number, [before = "", behind = ""]: readonly string[]): string {
  const twice = Math.ceil(longer * (word.length + 1));
  return before + word.slice(0, twice).replace(/./g, "$&$&") + word.slice(twice) + behind;
}

function rewriter(table: Record<string, string>): (text: string) => string {
  const longestFirst = Object.keys(table).sort((one, other) => other.length - one.length);
  const known = new RegExp(longestFirst.join("|"), "g");
  return (text) => text.replace(known, (found) => table[found] ?? found);
}

/** The same with a capital at the beginning, and all in capitals: lj, Lj, LJ. */
function inCapitalsToo(table: Record<string, string>): Record<string, string> {
  const all = Object.entries(table);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    ...table,
    ...Object.fromEntries(all.map(([key, value]) => [capital(key), capital(value)])),
    ...Object.fromEntries(all.map(([key, value]) => [key.toUpperCase(), value.toUpperCase()])),
  };
}
