// How this browser likes its table.

import { USUAL_INDICES } from "../cards/art";
import { shown } from "../cards/indices.svelte";
import { load, save } from "../net/storage";
import { readSettings, type Settings } from "./settings";
import { say } from "./speech.svelte";

const KEY = "mulligan.settings";

export const settings: Settings = $state(readSettings(load(KEY)));

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
    $effect(() => {
      shown.indices = (settings.localIndices && say("page-indices")) || USUAL_INDICES;
    });
  });
}
