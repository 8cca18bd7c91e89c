// Which page this is. Addresses hold no secret.

export type Route =
  | { page: "front" }
  | { page: "table"; id: string }
  | { page: "deal"; code: string }
  | { page: "lost" };

export function readRoute(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (parts.length === 0) return { page: "front" };
  try {
    if (parts.length === 2 && first === "t" && second) return { page: "table", id: decodeURIComponent(second) };
    // A code of another program holds slashes of its own.
    if (first === "deal" && second) return { page: "deal", code: parts.slice(1).map(decodeURIComponent).join("/") };
  } catch {
    return { page: "lost" };
  }
  return { page: "lost" };
}

/** What somebody typed or pasted: a code, or a share link with the code in it. */
export function codeIn(text: string): string {
  const trimmed = text.trim();
  const link = /\/deal\/([^?#\s]+)/.exec(trimmed)?.[1];
  if (!link) return trimmed;
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

export const tablePath = (id: string) => `/t/${encodeURIComponent(id)}`;
export const dealPath = (code: string) => `/deal/${code.split("/").map(encodeURIComponent).join("/")}`;

/** The rules page of a game, a document of its own; with a deal's code it marks the rules of that deal. */
export const rulesPath = (game: string, lang: string, code = "") =>
  `/rules/${encodeURIComponent(game)}?${new URLSearchParams({ lang, ...(code ? { code } : {}) })}`;

class Router {
  route = $state.raw<Route>(readRoute(location.pathname));
  /** Whether the reader came here from another page of ours: then the focus is set on what they came for. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#arrive(true));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#arrive(!replace);
    if (!replace) scrollTo(0, 0);
  }

  #arrive(moved: boolean): void {
    this.moved ||= moved;
    this.route = readRoute(location.pathname);
  }
}

export const router = new Router();

/** For links: follows them within the page, unless the reader wants a new tab or window. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(new URL(link.href).pathname);
}
