// The live regions: one for what happens. Among several people it waits for its turn, the answer to one's own key does not,
// and chat is told apart from both. They are there before they say anything, and each sentence is an element of its own, so that equal sentences are read again. A sentence stays until it has surely been read: one that took its place at once would swallow it.
// While a sheet is open everything outside it is out of reach, so the regions move in with it.

const READ_AFTER = 7000;

function region(id: string, manner: "polite" | "assertive"): HTMLElement {
  const made = document.createElement("div");
  made.id = id;
  made.className = "visually-hidden";
  made.setAttribute("aria-live", manner);
  return made;
}

const spoken = region("spoken", "polite");
const answered = region("answered", "assertive");
const chatted = region("chatted", "polite");

let regions: readonly HTMLElement[] = [spoken];

export function settleIn(host: Element): void {
  host.append(...regions);
}

/** Answers and chat are told apart from what happens, until the function that this gives is called. */
export function tellApart(): () => void {
  regions = [spoken, answered, chatted];
  settleIn(spoken.parentElement ?? document.body);
  return () => {
    regions = [spoken];
    answered.remove();
    chatted.remove();
  };
}

export function leave(host: Element): void {
  if (host.contains(spoken)) settleIn(document.body);
}

function tell(where: HTMLElement, text: string): void {
  if (!text) return;
  const sentence = document.createElement("p");
  sentence.textContent = text;
  where.append(sentence);
  setTimeout(() => sentence.remove(), READ_AFTER);
}

export const announce = (text: string) => tell(spoken, text);

/** Answers the reader's own key at once. */
export const answer = (text: string) => tell(answered, text);

/** Reads a line of chat. */
export const chat = (text: string) => tell(chatted, text);
