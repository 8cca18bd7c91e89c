// The labels of the page, from the same Fluent files as everything that is said. A language is one folder: its page.ftl is
// fetched when it is first spoken. Sentences about the game come ready made from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../src/mulligan/words/*/page.ftl", { query: "?raw", import: "default" });

const fileOf = new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? "", load]));

/** The tags of the languages there are. */
export const languages: readonly string[] = [...fileOf.keys()].sort();

/** A language's name in itself. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

const FALLBACK = "en";

/** The best of our languages for what a reader wishes for, most wanted first. */
export function chooseLanguage(wanted: readonly string[], offered: readonly string[] = languages): string {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const found =
      offered.find((have) => have.toLowerCase() === lower) ??
      offered.find((have) => have.toLowerCase() === lower.split("-")[0]);
    if (found) return found;
  }
  return FALLBACK;
}

export type Arguments = Record<string, FluentVariable>;

export interface Words {
  lang: string;
  say(id: string, args?: Arguments): string;
}

/** Makes the words of a language out of the text of its page.ftl. A message or an argument that is missing is a fault. */
export function makeWords(lang: string, text: string): Words {
  // No isolating marks: some screen readers say them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const wrong = bundle.addResource(new FluentResource(text));
  if (wrong.length > 0) throw new Error(`${lang}/page.ftl: ${wrong.join("; ")}`);
  return {
    lang,
    say(id, args) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`${lang}/page.ftl has no message ${id}`);
      const faults: Error[] = [];
      const said = bundle.formatPattern(pattern, args, faults);
      if (faults[0]) throw new Error(`${lang}/page.ftl, ${id}: ${faults[0].message}`);
      return said;
    },
  };
}

const spoken = new Map<string, Promise<Words>>();

/** The words of one of our languages. */
export function speak(lang: string): Promise<Words> {
  let words = spoken.get(lang);
  if (!words) {
    const load = fileOf.get(lang);
    if (!load) return Promise.reject(new Error(`there is no language ${lang}`));
    words = load().then((text) => makeWords(lang, text));
    words.catch(() => spoken.delete(lang)); // a file that could not be fetched may be there the next time
    spoken.set(lang, words);
  }
  return words;
}
