// What is wrong with what a page shows, as sentences; evaluated in the page by test_pseudo.py. Where a dialog is open, only
// the dialog is looked at. `plain` are texts that may stand there without pseudo marks: codes, names, keys.
(plain) => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const style = (element) => getComputedStyle(element);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 70);

  /** Whether somebody sees it: not for screen readers alone, not folded away. */
  function isSeen(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at = element; at && at !== root; at = at.parentElement) {
      if (style(at).clipPath === "inset(50%)") return false;
    }
    return true;
  }

  /** Whether a line has not been scrolled away. */
  function isShown({ top, bottom }, parent) {
    for (let at = parent; at && at !== root.parentElement && at !== document.body; at = at.parentElement) {
      if (style(at).overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      if (bottom < frame.top + 2 || top > frame.bottom - 2) return false;
    }
    return true;
  }

  /** The texts that are seen, each with the boxes of its lines. */
  function texts() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("script, style, option, [role=grid]") || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1 && isShown(line, parent));
      if (lines.length > 0) found.push({ node, parent, lines, text: short(node.data) });
    }
    return found;
  }

  const all = texts();
  const faults = [];

  // 1. Nothing is cut off.
  const pane = document.documentElement;
  if (pane.scrollWidth > pane.clientWidth) faults.push(`the page scrolls sideways: ${pane.scrollWidth} > ${pane.clientWidth}`);
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element instanceof SVGElement || !element.textContent.trim() || !isSeen(element)) continue;
    const { overflowX, overflowY } = style(element);
    const wide = element.scrollWidth > element.clientWidth + 1, high = element.scrollHeight > element.clientHeight + 1;
    const hides = (way, too) => too && (way === "hidden" || way === "clip");
    // What scrolls up and down is read by scrolling; sideways only tables are, in a frame that keys reach.
    const slides = wide && (overflowX === "auto" || overflowX === "scroll") && element.role !== "group";
    const read = high && "said" in element.dataset; // at a glance
    if (element.clientWidth > 1 && (read || hides(overflowX, wide) || hides(overflowY, high) || slides)) faults.push(`cut off: ${short(element.textContent)}`);
  }
  for (const { parent, lines, text } of all) {
    const frame = parent.closest("[role=group][tabindex='0']");
    const box = parent.closest("button, summary, select, .button, td, th, .board, .preset, .contents")?.getBoundingClientRect();
    for (const { left, right, top, bottom } of lines) {
      if (!frame && (left < -1 || right > pane.clientWidth + 1)) faults.push(`beyond the edge of the page: ${text}`);
      else if (box && (left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4)) {
        faults.push(`sticks out of its box: ${text}`);
      }
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of root.querySelectorAll("select, input[placeholder]")) {
    if (!isSeen(field)) continue;
    const { font, paddingLeft, paddingRight } = style(field);
    pen.font = font;
    const text = field.placeholder ?? field.selectedOptions[0]?.text ?? "";
    const arrow = field.matches("select") ? 16 : 0;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    if (pen.measureText(text).width > room + 1) faults.push(`cut off in its field: ${text}`);
  }

  // A number that bears a sign has it before its digits in any language.
  for (const { parent, text } of all) {
    if (/^[-+−]\$?\d+$/.test(text) && style(parent).direction !== "ltr") {
      faults.push(`its sign stands behind it: ${text}`);
    }
  }

  // 2. No text lies on another. Boxes of lines are higher than their letters.
  const isOpaque = (element) => !/^rgba\(.*, 0\)$|^transparent$/.test(style(element).backgroundColor);
  const isLaid = (element) => ["absolute", "fixed", "sticky"].includes(style(element).position);
  /** Whether it lies on a ground of its own above what is around it: a panel. */
  function isPanel(element, around) {
    for (let at = element; at && !at.contains(around); at = at.parentElement) if (isLaid(at) && isOpaque(at)) return true;
    return false;
  }
  const boxes = all.flatMap((one) =>
    one.lines.map(({ left, right, top, bottom, height }) => ({
      ...one, left: left + 1, right: right - 1, top: top + height * 0.22, bottom: bottom - height * 0.22,
    })),
  ).sort((a, b) => a.top - b.top);
  boxes.forEach((a, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next].top < a.bottom; next += 1) {
      const b = boxes[next];
      if (a.node === b.node || a.left >= b.right || b.left >= a.right) continue;
      if (!isPanel(a.parent, b.parent) && !isPanel(b.parent, a.parent)) faults.push(`lie on each other: ${a.text} | ${b.text}`);
    }
  });

  const cards = [...root.querySelectorAll("[role=grid] [data-place]")].map((card) => card.getBoundingClientRect());
  for (const { parent, lines, text } of all) {
    if (isPanel(parent, root.querySelector("[role=grid]") ?? parent)) continue;
    const under = lines.some(({ left, right, top, bottom }) =>
      cards.some((card) => card.left < right && card.right > left && card.top < bottom - 2 && card.bottom > top + 2));
    if (under) faults.push(`lies under a card: ${text}`);
  }

  // 3. Every letter bears the marks of the pseudo-locale: whatever does not is no message.
  const KEPT = "script, style, kbd, code, time, svg, .house, .sign, [data-card], option[lang], a[lang]";
  function check(text, what) {
    const left = plain.reduce((rest, one) => rest.replace(new RegExp(one, "gu"), ""), text);
    if (/[A-Za-z]/.test(left)) faults.push(`no message (${what}): ${/[A-Za-z]+/.exec(left)[0]} in ${short(text)}`);
  }
  check(document.title, "title");
  const said = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (said.nextNode()) {
    if (!said.currentNode.parentElement.closest(KEPT)) check(said.currentNode.data, said.currentNode.parentElement.tagName);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext"]) {
    for (const element of document.querySelectorAll(`[${name}]:not(time)`)) check(element.getAttribute(name), name);
  }
  return [...new Set(faults)];
}
