// How this browser likes its table.

import { load, save } from "../net/storage";

export interface Settings {
  /** Interactive rules (GP-18): off, and a refusal is neither seen nor heard. */
  explain: boolean;
  fourColours: boolean;
  theme: "auto" | "light" | "dark";
  leftHanded: boolean;
  /** Keys that are single letters (WCAG 2.1.4). */
  letters: boolean;
}

const KEY = "mulligan.settings";
const USUAL: Settings = { explain: true, fourColours: false, theme: "auto", leftHanded: false, letters: true };

export const settings: Settings = $state({ ...USUAL, ...load<Partial<Settings>>(KEY, {}) });

/** Shows the settings on the page and keeps them, as long as the page is there. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      save(KEY, settings);
      const { dataset } = document.documentElement;
      if (settings.theme === "auto") delete dataset.theme;
      else dataset.theme = settings.theme;
      if (settings.fourColours) dataset.suits = "four";
      else delete dataset.suits;
    });
  });
}
