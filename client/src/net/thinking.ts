// What the server is asked to think about at a table: hints, whether it can be won, its review.

import type { AskAbout, AskHint, AskStep, Hinted, Reviewed, Shown, Winnable } from "../wire";
import { post } from "./api";

const path = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const askHint = (table: string, body: AskHint) => post<Hinted>(path(table, "hint"), body);
export const askWinnable = (table: string, body: AskAbout) => post<Winnable>(path(table, "winnable"), body);
export const askReview = (table: string, body: AskAbout) => post<Reviewed>(path(table, "review"), body);
export const askStep = (table: string, body: AskStep) => post<Shown>(path(table, "step"), body);
