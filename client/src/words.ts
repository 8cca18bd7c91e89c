// The labels of the page, from the same Fluent files as everything that is said. A language is one folder, whose files of
// labels are fetched when it is first spoken; or a script that is derived from one by a table. Sentences about the game come
// ready made from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { makeScript, type ScriptTable } from "./script";

const files = import.meta.glob<string>("../../src/mulligan/words/*/{page,party,keys,stats}.ftl", { query: "?raw", import: "default" });
const tables = import.meta.glob<ScriptTable>("../../src/mulligan/words/*.json", { import: "default" });
const pseudo = import.meta.glob<ScriptTable>("../../src/mulligan/words/pseudo/*.json", { import: "default" });

const filesOf = new Map<string, (() => Promise<string>)[]>();
for (const [path, load] of Object.entries(files)) {
  const folder = path.split("/").at(-2) ?? "";
  filesOf.set(folder, [...(filesOf.get(folder) ?? []), load]);
}
const byName = (loads: Record<string, () => Promise<ScriptTable>>) =>
  new Map(Object.entries(loads).map(([path, load]) => [path.split("/").at(-1)?.replace(".json", "") ?? "", load]));
const tableOf = byName(tables);
const pseudoOf = byName(pseudo);

/** The tags of the languages there are. */
export const languages: readonly string[] = [...filesOf.keys(), ...tableOf.keys()].sort();

/** Whether it is a pseudo-locale (decision 31): for tests, taken where its whole tag is asked for, and never offered. */
export const isPseudo = (tag: string): boolean => pseudoOf.has(tag);

const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** The direction of a language: that of the script which CLDR says it is written in. (Not every browser tells it itself.) */
export const direction = (tag: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";

/** A language's name in itself; the script shows in the letters. */
export function languageName(tag: string): string {
  const { language } = new Intl.Locale(tag);
  return new Intl.DisplayNames([tag], { type: "language" }).of(language) ?? tag;
}

/** Languages in the order of their names, as a reader's language sorts them. */
export function sortedByName(tags: readonly string[], reader: string): readonly string[] {
  const { compare } = new Intl.Collator(reader);
  return [...tags].sort((one, other) => compare(languageName(one), languageName(other)));
}

const FALLBACK = "en";

/** The best of our languages for what a reader wishes for, most wanted first. A language of two scripts has files in one. */
export function chooseLanguage(
  wanted: readonly string[],
  offered: readonly string[] = languages,
  derived: ReadonlySet<string> = new Set(tableOf.keys()),
): string {
  for (const tag of wanted) {
    const [language = "", ...rest] = tag.toLowerCase().split("-");
    const closest = rest.map((_, at) => [language, ...rest.slice(0, rest.length - at)].join("-"));
    const found =
      [...closest, language].map((wider) => offered.find((have) => have.toLowerCase() === wider)).find(Boolean) ??
      offered.find((have) => !derived.has(have) && have.split("-")[0] === language);
    if (found) return found;
  }
  return FALLBACK;
}

export type Arguments = Record<string, FluentVariable>;

export interface Words {
  lang: string;
  say(id: string, args?: Arguments): string;
}

/**
 * Makes the words of a language out of the text of its labels, in another script where there is one; what stands in quotes
 * there keeps its letters, and plural forms are those of the language that it is made of. A message or an argument that is
 * missing is a fault.
 */
export function makeWords(lang: string, text: string, table?: ScriptTable): Words {
  // No isolating marks: some screen readers say them.
  const bundle = new FluentBundle(table?.of ?? lang, { useIsolating: false, ...(table && { transform: makeScript(table) }) });
  const wrong = bundle.addResource(new FluentResource(text));
  if (wrong.length > 0) throw new Error(`the labels of ${lang}: ${wrong.join("; ")}`);
  return {
    lang,
    say(id, args) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`the labels of ${lang} have no message ${id}`);
      const faults: Error[] = [];
      const said = bundle.formatPattern(pattern, args, faults);
      if (faults[0]) throw new Error(`the labels of ${lang}, ${id}: ${faults[0].message}`);
      return said;
    },
  };
}

async function read(lang: string): Promise<Words> {
  const table = await (tableOf.get(lang) ?? pseudoOf.get(lang))?.();
  const loads = filesOf.get(table?.of ?? lang);
  if (!loads) throw new Error(`there is no language ${lang}`);
  const texts = await Promise.all(loads.map((load) => load()));
  return makeWords(lang, texts.join("\n"), table);
}

const spoken = new Map<string, Promise<Words>>();

/** The words of one of our languages. */
export function speak(lang: string): Promise<Words> {
  let words = spoken.get(lang);
  if (!words) {
    words = read(lang);
    words.catch(() => spoken.delete(lang)); // a file that could not be fetched may be there the next time
    spoken.set(lang, words);
  }
  return words;
}
