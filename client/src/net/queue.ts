// What was asked of the server and is not yet answered. Pure: it sends nothing itself.
//
// Each accepted action raises the version by one, so an action can be sent before the one ahead of it is answered, under the
// version that this one will make. Where the one ahead is refused, the server finds those behind it stale; they were asked
// for at a table that never came to be, and fall away without a word.

import type { Intent } from "../board/predict";
import type { Act, Pick } from "../wire";

export interface Asked {
  id: string;
  /** The version that it was asked at. */
  version: number;
  intent: Intent;
  /** Nothing known speaks against it. */
  hopeful: boolean;
  /** Its step has come; only the receipt is missing. */
  stepped: boolean;
  /** One ahead of it was refused. */
  doomed: boolean;
}

export class Queue {
  #asked: Asked[] = [];

  /** Those that still may change the table, first first. */
  get live(): readonly Asked[] {
    return this.#asked.filter(({ hopeful, stepped, doomed }) => hopeful && !stepped && !doomed);
  }

  get length(): number {
    return this.#asked.length;
  }

  /** What is to be said again after the connection was lost. What has fallen already must not be: the table may meanwhile have
   * reached the version that it was asked at. */
  again(): readonly Asked[] {
    this.#asked = this.#asked.filter(({ doomed }) => !doomed);
    return this.#asked;
  }

  /**
   * @param version the table's version as far as it is known
   * @param hopeful whether it may be accepted; what is only asked to hear why not makes no version
   */
  ask(id: string, version: number, intent: Intent, hopeful = true): Asked {
    const asked = { id, version: version + this.live.length, intent, hopeful, stepped: false, doomed: false };
    this.#asked.push(asked);
    return asked;
  }

  /** The table has reached a version. */
  stepped(version: number): void {
    for (const asked of this.#asked) if (asked.version < version && !asked.doomed) asked.stepped = true;
  }

  done(id: string): void {
    this.#asked = this.#asked.filter((asked) => asked.id !== id);
  }

  /**
   * @param id whose refusal it is; what the server could not read it cannot name, but it answers in order: it is the first
   * @returns whether the player should hear of it: not where it only fell with one ahead of it
   */
  refused(id: string | null): boolean {
    const at = id === null ? 0 : this.#asked.findIndex((asked) => asked.id === id);
    const asked = this.#asked[at];
    if (!asked) return id === null;
    this.#asked.splice(at, 1);
    if (asked.doomed) return false;
    if (!asked.hopeful) return true;
    for (const behind of this.#asked.slice(at)) if (!behind.stepped) behind.doomed = true;
    return true;
  }
}

/** The message for an action. */
export function message({ id, version, intent }: Asked): Act | Pick {
  if (intent.kind === "act") return { type: "act", id, version, move: intent.move };
  const { source, row, target, twice } = intent;
  return { type: "pick", id, version, source, row, target, ...(twice && { twice }) };
}
