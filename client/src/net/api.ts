// The requests of the page.

import type { Front, NewTable, Problem, Seated } from "../wire";
import { written } from "./written";

/** The server's answer to a request that it could not carry out, or no answer at all. */
export class Refusal extends Error {
  constructor(
    /** The server's code for what is wrong; "unreachable" where it did not answer, "unknown" where it gave none. */
    readonly code: string,
    /** The server's sentence, or empty. */
    readonly text: string,
  ) {
    super(text || code);
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("unreachable", "");
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const problem = (body ?? {}) as Partial<Problem>;
  const unreachable = answer.status >= 502 && answer.status <= 504;
  throw new Refusal(problem.code ?? (unreachable ? "unreachable" : "unknown"), problem.text ?? "");
}

const fronts = new Map<string, Promise<Front>>();

/** The games and their rule sets, in a language. */
export function getFront(lang: string): Promise<Front> {
  let front = fronts.get(lang);
  if (!front) {
    front = request<Front>(`/api/games?lang=${encodeURIComponent(lang)}`);
    front.catch(() => fronts.delete(lang));
    fronts.set(lang, front);
  }
  return front;
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: written(body),
  });
}

/** A seat at a new table. */
export const newTable = (body: NewTable) => post<Seated>("/api/tables", body);
