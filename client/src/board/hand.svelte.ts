// Cards picked up without a pointer that holds them, by a tap or a key: the next place that is chosen is where they go.

import type { View } from "../wire";
import { movesFrom, ownPlace, tapOn, targetsFrom } from "./moves";
import { firstRow } from "./predict";
import type { Cell } from "./walk";

export interface Picked {
  source: string;
  row: number | null;
  target: string | null;
  twice: boolean;
}

export interface Player {
  view(): View;
  /** What the player wants. */
  pick(picked: Picked): void;
  /** Cards were picked up, can go nowhere, or were put back. */
  told(what: "lifted" | "nowhere" | "back", cell: Cell): void;
}

export class Hand {
  /** What is picked up; with no row, whatever of the place fits. */
  lifted = $state.raw<Cell | null>(null);
  #player: Player;
  #cards = "";

  constructor(player: Player) {
    this.#player = player;
  }

  /** Where it can go. */
  get targets(): readonly string[] {
    return this.lifted ? targetsFrom(this.#player.view(), this.lifted) : [];
  }

  /** The row of the lowest card that is picked up; Infinity for none. */
  get from(): number {
    const view = this.#player.view();
    if (!this.lifted) return Number.POSITIVE_INFINITY;
    return this.lifted.row ?? Math.min(...movesFrom(view, this.lifted).map((legal) => firstRow(legal, view.piles)));
  }

  /** A cell is chosen: where the lifted cards go, or what is to be played, or picked up. */
  choose(cell: Cell): void {
    const { lifted } = this;
    this.lifted = null;
    if (lifted && lifted.place !== cell.place && this.#kind(cell.place) !== "stock") return this.#drop(lifted, cell.place);
    if (lifted && lifted.place === cell.place && this.#row(lifted) === this.#row(cell)) {
      return this.#player.pick({ source: lifted.place, row: lifted.row, target: null, twice: true });
    }
    const view = this.#player.view();
    const card = { place: cell.place, row: this.#row(cell) };
    if (tapOn(view, cell) === null && movesFrom(view, card).length > 0) return this.lift(card);
    this.#player.pick({ source: cell.place, row: cell.row, target: null, twice: false });
  }

  /** A whole place is chosen: of its cards those go that fit. */
  chooseWhole(place: string): void {
    const whole = { place, row: null };
    const view = this.#player.view();
    const many = !this.lifted && tapOn(view, whole) === null && movesFrom(view, whole).length > 0;
    if (many) this.lift(whole);
    else if (this.lifted?.place === place) this.putBack();
    else this.choose(whole);
  }

  /** Picks up, where that leads anywhere. */
  lift(cell: Cell): void {
    const leads = targetsFrom(this.#player.view(), cell).length > 0;
    this.lifted = leads ? cell : null;
    this.#cards = this.#lying(cell.place);
    this.#player.told(leads ? "lifted" : "nowhere", cell);
  }

  putBack(): void {
    const { lifted } = this;
    this.lifted = null;
    if (lifted) this.#player.told("back", lifted);
  }

  /** The view has changed: what does not lie there any more is not in the hand. */
  look(): void {
    if (this.lifted && (this.#lying(this.lifted.place) !== this.#cards || this.targets.length === 0)) this.lifted = null;
  }

  #drop(lifted: Cell, place: string): void {
    const view = this.#player.view();
    const target = ownPlace(view.slots, place, targetsFrom(view, lifted));
    this.#player.pick({ source: lifted.place, row: lifted.row, target, twice: false });
  }

  #pile(place: string) {
    return this.#player.view().piles.find((pile) => pile.place === place);
  }

  #kind = (place: string) => this.#pile(place)?.kind;
  #lying = (place: string) => this.#pile(place)?.cards.join(" ") ?? "";
  #row = (cell: Cell) => cell.row ?? this.#pile(cell.place)?.cards.length ?? 0;
}
