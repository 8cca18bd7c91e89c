// Written by `python -m mulligan.wire.typescript` from the messages in src/mulligan/wire: change them there.

/** A chair and who sits there. */
export interface Player {
  /** its number, which never changes. */
  chair: number;
  /** its seat in the round on the table, or nothing where it takes no part in it. */
  seat: number | null;
  /** as people read it, also of a bot. */
  name: string;
  /** how well a bot plays there, or nothing for a person. */
  bot: Level | null;
  /** whether it is the viewer's. */
  you: boolean;
  /** whether its person owns the table. */
  owner: boolean;
  /** whether a bot plays for its person. */
  away: boolean;
  /** whether its person wants the next round. */
  ready: boolean;
  /** whether it has reached the limit. */
  out: boolean;
  /** whether it is its turn. */
  turn: boolean;
  /** whether it has closed the round. */
  closer: boolean;
  /** whether it has won the match. */
  winner: boolean;
  /** what lies face up on its board counts so much; after the round, the round's score. Empty without a seat. */
  points: string;
  /** the rounds so far, added. */
  total: string;
}

/** What a round brought a chair. */
export interface ChairScore {
  /** its number. */
  chair: number;
  /** who sat there then, as people read it. */
  name: string;
  /** its cards when the round was over, row by row. */
  board: string[][];
  /** the round's score. */
  score: string;
  /** the total after it. */
  total: string;
  /** whether it closed the round. */
  closer: boolean;
  /** whether it was out after it. */
  out: boolean;
}

/** A round that is over. */
export interface RoundScore {
  /** from 1. */
  number: number;
  /** of every chair that took part. */
  scores: ChairScore[];
  /** the round as a record, secret and all, for `mulligan verify` (TG-27). */
  record: string;
  /** the fingerprint that was shown before its first turn. */
  fingerprint: string;
}

/** Something to choose from. */
export interface Choice {
  /** what is sent. */
  value: string;
  /** for people. */
  text: string;
}

/** The people at a table. */
export interface Company {
  /** whether a match waits to be started, a round is played, the next one is waited for, or the match is over. */
  phase: "waiting" | "playing" | "between" | "over";
  /** every chair in order. */
  players: Player[];
  /** the viewer's chair, or nothing. */
  chair: number | null;
  /** the viewer's seat in the round on the table, or nothing. */
  seat: number | null;
  /** whether the viewer owns the table. */
  owner: boolean;
  /** one sentence: whose turn it is, or what is waited for. */
  status: string;
  /** the number of the round on the table, 0 before the first. */
  round: number;
  /** of the round on the table, or empty (TG-27). */
  fingerprint: string;
  /** what the viewer may ask for now. */
  can: CompanyAction[];
  /** after how many seconds without a connection somebody is away; 0 for never. */
  patience: number;
  /** what may be chosen for that. */
  patiences: Choice[];
  /** after how many seconds a bot plays for who is there and does nothing at their turn; 0 for never. */
  idle: number;
  /** what may be chosen for that. */
  idles: Choice[];
  /** the levels of bots. */
  levels: Choice[];
  /** how many rounds of the match are over. */
  over: number;
  /** what they have brought: in a whole table all of them, in a step only those that ended with it. */
  results: RoundScore[];
}

/** One place as the viewer sees it. */
export interface Pile {
  /** its text form, `column3`. */
  place: string;
  /** `stock`, `waste`, `column`, ... */
  kind: string;
  /** from 1; 0 where there is one of the kind. */
  index: number;
  /** whose it is, where each seat has places of its own, or nothing. */
  seat: number | null;
  /** bottom to top, `--` unseen. */
  cards: string[];
  /** the place's name: "Column 3". */
  name: string;
  /** what lies there in words, for a label: "6 of clubs, ... (free card: 6 of hearts)", "16 cards". */
  text: string;
  /** the token of the viewer's legal move that a tap on the place as a whole means, or nothing. */
  tap: string | null;
}

/** One legal move of the viewer. */
export interface Legal {
  /** its token. */
  move: string;
  /** the place whose cards move, or nothing. */
  source: string | null;
  /** the row of the first card that moves, from 1. */
  row: number | null;
  /** where they go, or nothing. */
  target: string | null;
  /** the move in words: "6 of hearts on 7 of clubs", "Draw". */
  name: string;
  /** a called word where there is little room, "Finish": the name begins with it; nothing for a move of cards. */
  short: string | null;
}

/** Where a place lies: see `mulligan.core.layout.Slot`. The places of a seat lie on a board of their own. */
export interface Slot {
  /** its text form. */
  place: string;
  /** its left edge in card steps. */
  x: number;
  /** its upper edge in bands: 0 for the upper band, 1 for the one below; 0.5 lies half over the upper one. */
  band: number;
  /** how its cards overlap. */
  fan: "down" | "right" | "none";
  /** how many of its last cards are fanned, on the others squared below them; 0 for all. */
  spread: number;
  /** what the empty place shows of the card that it waits for: a rank or suit in text form, or empty. */
  mark: string;
}

/** A rule option with its value, as the viewer reads them. */
export interface OptionValue {
  /** the option's name in the rules: `ends`. */
  option: string;
  /** the value's word: `wrap`. */
  value: string;
  /** the option's name for people. */
  name: string;
  /** the value for people. */
  text: string;
}

/** One hole on the score card. */
export interface HoleScore {
  /** from 1. */
  number: number;
  /** the code of this hole alone. */
  code: string;
  /** as people read it, or nothing for a hole ahead. */
  score: string | null;
  /** whether it lies ahead, is being played, is over or was given up. */
  state: "ahead" | "playing" | "over" | "given_up";
}

/** A round of several holes. */
export interface Round {
  /** the number of the hole being played. */
  hole: number;
  /** every hole. */
  holes: HoleScore[];
  /** the scores so far, added, as people read it. */
  total: string;
  /** the par of the round, or nothing. */
  par: number | null;
  /** whether the round is over. */
  over: boolean;
}

/** A number told of the game beside its score: see `mulligan.core.table.Figure`. */
export interface Figure {
  /** what it counts: `pass`. */
  name: string;
  /** as people read it: "Pass 2 of 3". */
  text: string;
}

/** What the deal on the table is to its player's statistics (PL-8), as plain numbers. */
export interface Tally {
  /** the number of the deal at this table, from 1: `next` and `restart` deal another. */
  dealt: number;
  /** the rule set by name, as codes of other programs and commands take it: `E`, `strict+strokes`. */
  rules: string;
  /** what the deal counts if it is left now, or what it has come to. */
  score: number;
  /** what the score counts. */
  unit: "points" | "strokes" | "dollars";
  /** whether the lower score is the better one. */
  fewer: boolean;
  /** whether the deal was won or is over without that; nothing while it is being played. */
  ended: "won" | "lost" | null;
}

/** The table as the viewer sees it. */
export interface View {
  /** the deal code of what is being played (of a round: its round code). */
  code: string;
  /** the code of the hole on the table; the same as `code` for a single deal. */
  hole_code: string;
  /** the game's key. */
  game: string;
  /** the game's name for people; `preset` names the rule set, empty for rules of one's own. */
  title: string;
  preset: string;
  /** the rules, option by option. */
  options: OptionValue[];
  /** every place, in the order in which words and keys walk through them. */
  piles: Pile[];
  /** the viewer's legal moves. */
  legal: Legal[];
  /** the table's width in card steps. */
  width: number;
  /** where the places lie. */
  slots: Slot[];
  /** as people read it. */
  score: string;
  /** the move counter. */
  moves: number;
  /** cards left in the stock, or nothing where there is none. */
  stock: number | null;
  /** how many actions can be undone. */
  undo: number;
  /** how many can be redone. */
  redo: number;
  /** how the game ended, or nothing; `ending` is what is said of it. */
  outcome: string | null;
  ending: string;
  /** what else is counted and told. */
  figures: Figure[];
  /** the round, where there are several holes. */
  round: Round | null;
  /** the amount of a series whose deals carry over, as people read it, or nothing. */
  bankroll: string | null;
  /** what the deal is to statistics, or nothing where several people play. */
  tally: Tally | null;
  /** whether the viewer holds a seat, or watches. */
  mine: boolean;
  /** the people at the table, where the game is for several; there is no pile before their first round. */
  company: Company | null;
}

/** The first message of a connection: who is here, and what it has. */
export interface Hello {
  type: "hello";
  /** the viewer's language. */
  lang: string;
  /** the secret of the seat, or nothing for a watcher. */
  token?: string | null;
  /** the version of the table that the page shows, or -1 for none: the missed steps follow. */
  have?: number;
  /** how much the viewer wants to hear. */
  length?: Length;
}

/** One action: a token of the game's notation, `u`, `r`, `next` or `restart`. At a table of several people it is `play` and a token, or what is done there besides: `sit Ana`, `leave`, `bot easy`, `remove 2`, `rules board=3x3`, `patience 60`, `owner 1`, `start`, `ready`, `next`, `back`, `say hello`. */
export interface Act {
  type: "act";
  /** made by the page, unique for the action: an action sent twice is carried out once. */
  id: string;
  /** the version of the table that the player saw. */
  version: number;
  /** the token. */
  move: string;
}

/** One action by the cards themselves: a card tapped, or dragged to a place. The game says what it means. */
export interface Pick {
  type: "pick";
  /** as in `Act`. */
  id: string;
  /** as in `Act`. */
  version: number;
  /** the place of the card. */
  source: string;
  /** its row there, from 1; nothing for the place as a whole. */
  row?: number | null;
  /** where it was dropped; nothing for a tap. */
  target?: string | null;
  /** whether it was tapped twice (KL-18). */
  twice?: boolean;
}

/** The viewer changes the language, or how much is said: a new `Table` follows. */
export interface Speak {
  type: "speak";
  /** the language. */
  lang: string;
  /** how much the viewer wants to hear. */
  length?: Length;
}

/** The viewer asks for the position in words: a `Position` follows. */
export interface Where {
  type: "where";
}

/** A viewer at a table of several people wants to hear something: a `Told` follows. */
export interface Ask {
  type: "ask";
  /** what about. */
  what: Question;
}

/** Cards went from one place to another: see `mulligan.core.table.Carried`. */
export interface Carried {
  type: "carried";
  /** where they lay. */
  source: string;
  /** where they lie. */
  target: string;
  /** as they lie now, `--` unseen. */
  cards: string[];
  /** the row of the lowest of them at the source, from 1. */
  row: number;
}

/** A card was turned up. */
export interface Turned {
  type: "turned";
  /** where it lies. */
  place: string;
  /** its row, from 1. */
  row: number;
  /** the card. */
  card: string;
}

/** The lowest cards of a place were shuffled into another: nobody knows their order any more. */
export interface Shuffled {
  type: "shuffled";
  /** where they lay. */
  source: string;
  /** where they lie. */
  target: string;
  /** how many. */
  count: number;
}

/** A word was called. */
export interface Called {
  type: "called";
  /** the word. */
  word: string;
}

/** The game is over. */
export interface Ended {
  type: "ended";
  /** `won`, `blocked`, ... */
  outcome: string;
}

/** The whole table: after `Hello`, after `Speak`. */
export interface Table {
  type: "table";
  /** how many actions it has seen. */
  version: number;
  /** the language of its sentences. */
  lang: string;
  /** the table. */
  view: View;
  /** the sentence of the last step, or empty. */
  said: string;
  /** the sentences of the last steps of this deal, as many as the server has at hand, the latest last. */
  history: string[];
  /** every card of the game's pack in words, by its text form, and `--`: "6h" is "6 of hearts". Labels of single cards are made of these. Where the rules may change, those that other rules bring are among them. */
  cards: Record<string, string>;
}

/** One accepted action; steps are numbered by `version` without a gap. */
export interface Step {
  type: "step";
  /** the version that the table has now. */
  version: number;
  /** what was done; at a table of several people `company` for whatever is no move, `said` for chat. */
  kind: "move" | "undo" | "redo" | "time" | "next" | "restart" | "company" | "said";
  /** the token; of `company` the word for it, nothing of `said`. */
  move: string;
  /** whose action it was, at a table of several people; nothing for the house's. */
  chair: number | null;
  /** what happened (when undone: what is taken back, last first). */
  events: Event[];
  /** the one sentence for it. */
  said: string;
  /** the table after it. */
  view: View;
}

/** The answer to an action that was carried out: its `Step` went out before this. */
export interface Done {
  type: "done";
  /** the action's id. */
  id: string;
  /** the version that the action made. */
  version: number;
}

/** The answer to a request that was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  /** the action's id, or nothing where none could be read. */
  id: string | null;
  /** which of the five answers this is. */
  fault: Fault;
  /** the reason's code. */
  reason: string;
  /** the sentence for it. */
  said: string;
  /** the table's version. */
  version: number;
  /** the place that should nod, or nothing; `row` is the card's row there. */
  source: string | null;
  /** see `source`. */
  row: number | null;
}

/** The position in words (GP-28). */
export interface Position {
  type: "position";
  /** the sentence. */
  said: string;
}

/** The answer to `Ask`. */
export interface Told {
  type: "told";
  /** what was asked. */
  what: Question;
  /** the answer, a sentence or a line for each. */
  said: string[];
}

/** The same seat was opened somewhere else, which goes on with it; the connection ends with this. */
export interface Elsewhere {
  type: "elsewhere";
  /** the sentence for it. */
  said: string;
}

/** The body of POST `/api/tables`: a code, or a game with a preset and options. */
export interface NewTable {
  /** a deal code; nothing else is then needed. */
  code?: string | null;
  /** the game's key. */
  game?: string | null;
  /** the preset's letters, or nothing for the default. */
  preset?: string | null;
  /** the options that differ from the preset, as words; what follows others and is not named follows them. */
  options?: Record<string, string>;
  /** whether only a deal will do that can be won (CD-5); a code says itself which deal it is. */
  winnable?: boolean;
  /** what is played on it at once, tokens separated by blanks. */
  moves?: string;
  /** the language of an error's sentence. */
  lang?: string;
}

/** The answer to `NewTable`. */
export interface Seated {
  /** the table's id; its page is `/t/<id>`. */
  table: string;
  /** the secret of the seat. The page keeps it. */
  token: string;
  /** the canonical code of the deal. */
  code: string;
}

/** The answer to a request that could not be carried out. */
export interface Problem {
  /** what is wrong, in snake case. */
  code: string;
  /** the sentence for it. */
  text: string;
}

/** A value that an option may have. */
export interface ValueChoice {
  /** its word. */
  value: string;
  /** for people. */
  text: string;
  /** what it brings for options that follow this one, as words, for as long as they are not set themselves. */
  brings: Record<string, string>;
}

/** An option offered in "New game". */
export interface OptionChoice {
  /** its name in the rules. */
  option: string;
  /** for people. */
  name: string;
  /** what may be chosen. */
  values: ValueChoice[];
}

/** A rule set offered in "New game". */
export interface PresetChoice {
  /** its letters in a code. */
  letters: string;
  /** for people. */
  name: string;
  /** one line about it. */
  text: string;
  /** the value's word of each option. */
  options: Record<string, string>;
}

/** A game on the front page. */
export interface GameChoice {
  /** the game's key. */
  key: string;
  /** for people. */
  name: string;
  /** one line about it. */
  text: string;
  /** cards that stand for it, in text form. */
  picture: string[];
  /** how many play it; `time` how long it takes; `difficulty` how hard it is to learn (PL-2). */
  players: string;
  time: string;
  difficulty: string;
  /** whether there is a solver: hints, reviews and winnable deals can be asked for. */
  solver: boolean;
  /** whether several people play it, so that its table begins with their coming. */
  several: boolean;
  /** its rule sets, the default first. */
  presets: PresetChoice[];
  /** its options. */
  options: OptionChoice[];
}

/** A language of the page. */
export interface Language {
  /** its BCP 47 tag. */
  key: string;
  /** its name in itself. */
  name: string;
}

/** The answer to GET `/api/games?lang=`: the front page and "New game" in one language. */
export interface Front {
  /** the language of the texts. */
  lang: string;
  /** the languages there are. */
  languages: Language[];
  /** the games there are. */
  games: GameChoice[];
}

/** The body of POST `/api/tables/<id>/hint`: what to do next (PL-6). */
export interface AskHint {
  /** the version of the table that the player sees. */
  version: number;
  /** the secret of the seat. */
  token?: string | null;
  /** the language of the answer. */
  lang?: string;
  /** whether the true cards may be used (PL-7). */
  all_seeing?: boolean;
  /** whether it may be thought about for some seconds. */
  longer?: boolean;
}

/** The body of POST `/api/tables/<id>/winnable` and `…/review`. Both use the true cards. */
export interface AskAbout {
  /** as in `AskHint`. */
  version: number;
  /** as in `AskHint`. */
  token?: string | null;
  /** as in `AskHint`. */
  lang?: string;
}

/** The body of POST `/api/tables/<id>/step`: how the table looked at a step of its review. */
export interface AskStep {
  /** as in `AskHint`. */
  version: number;
  /** how many moves had been played. */
  step: number;
  /** as in `AskHint`. */
  token?: string | null;
  /** as in `AskHint`. */
  lang?: string;
}

/** The answer to `AskHint`. */
export interface Hinted {
  /** the version of the table that it is for. */
  version: number;
  /** the token of the advised move, which is among the legal ones, or nothing. */
  move: string | null;
  /** the hint and its reason. */
  said: string;
}

/** The answer to `AskAbout` whether the position can be won. */
export interface Winnable {
  /** the version of the table that it is for. */
  version: number;
  /** whether it can be. */
  verdict: Verdict;
  /** the sentence for it. */
  said: string;
}

/** A position of a review. */
export interface ReviewStep {
  /** the token of the move that led to it; empty for the deal. */
  move: string;
  /** that move in words; empty for the deal. */
  said: string;
  /** whether the position can be won. */
  verdict: Verdict;
  /** what it allows, in words. */
  worth: string;
  /** where the move gave something away, what, and what would have kept it; else empty. */
  slip: string;
}

/** The answer to `AskAbout` of a review. */
export interface Reviewed {
  /** the version of the table that it is for. */
  version: number;
  /** what the deal allowed, and where it was given away, a sentence or two each. */
  said: string[];
  /** the deal, then every move that led to the position on the table. */
  steps: ReviewStep[];
}

/** The answer to `AskStep`. */
export interface Shown {
  /** the version of the table that it is for. */
  version: number;
  /** how many moves had been played. */
  step: number;
  /** the table as its player saw it then; nothing can be played on it. */
  view: View;
}

export type Level = "easy" | "normal" | "hard";

export type CompanyAction = "sit" | "leave" | "remove" | "bot" | "rules" | "patience" | "idle" | "owner" | "start" | "next" | "ready" | "back" | "say";

export type Fault = "unreadable" | "not_your_turn" | "stale" | "rules" | "over";

export type Length = "brief" | "normal" | "full";

export type Question = "board" | "boards" | "discard" | "results" | "scores" | "turn";

export type FromPage = Hello | Act | Pick | Speak | Where | Ask;

export type Event = Carried | Turned | Shuffled | Called | Ended;

export type FromServer = Table | Step | Done | Refused | Position | Told | Elsewhere;

export type Verdict = "won" | "lost" | "unknown";
