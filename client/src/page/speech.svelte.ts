// The language of the page and what is spoken in it.

import { load, save } from "../net/storage";
import { type Arguments, chooseLanguage, direction, isPseudo, speak, type Words } from "../words";

const KEY = "mulligan.lang";

class Speech {
  words = $state.raw<Words | null>(null);

  get lang(): string {
    return this.words?.lang ?? "en";
  }

  /** Speaks the language that was chosen here, or the best one for the browser. */
  async begin(): Promise<void> {
    const stored = load(KEY);
    const kept = typeof stored === "string" ? [stored] : [];
    await this.choose(kept.find(isPseudo) ?? chooseLanguage([...kept, ...navigator.languages]));
  }

  async choose(lang: string, keep = false): Promise<void> {
    // At once: a page that has to be loaded anew for it comes back in it.
    if (keep) save(KEY, lang);
    this.words = await speak(lang);
    document.documentElement.lang = lang;
    document.documentElement.dir = direction(lang);
  }
}

export const speech = new Speech();

/** One label of the page. */
export function say(id: string, args?: Arguments): string {
  return speech.words?.say(id, args) ?? "";
}
