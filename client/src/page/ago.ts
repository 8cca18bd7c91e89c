// How long ago something was, in a language's own words.

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 minutes ago", "yesterday"; within a minute, or where a clock was set back, "now". */
export function ago(at: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.max(0, now - at) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(seconds / size) || 0, unit);
}
