// The keys of the tables as this browser's reader has chosen them.

import { settings } from "../page/settings.svelte";
import { type Action, ACTIONS, actionOf, isCharacter, keysOf, shortcutsOf, type TableKind } from "./keys";

const all = (kind: TableKind, calls: readonly Action[]) => [...ACTIONS[kind], ...calls];

/** The name of what a key that went down does at a table, or null. */
export function actionAt(kind: TableKind, event: KeyboardEvent, calls: readonly Action[] = [], onBoard = true): string | null {
  return actionOf(event, all(kind, calls), settings.keys[kind], { onBoard, letters: settings.letters });
}

/** The keys of an action, switched off or not; calls are what can be called besides. */
export function keysFor(kind: TableKind, name: string, calls: readonly Action[] = []): readonly string[] {
  return keysOf(all(kind, calls), settings.keys[kind]).get(name) ?? [];
}

/** The keys of an action for aria-keyshortcuts. */
export function shortcut(kind: TableKind, name: string, calls: readonly Action[] = []): string | undefined {
  return shortcutsOf(keysFor(kind, name, calls), settings.letters);
}

/** The key of an action that stands beside its name, or nothing where it does not act. */
export function shownKey(kind: TableKind, name: string): string | undefined {
  return keysFor(kind, name).find((key) => settings.letters || !isCharacter(key));
}
