const seconds = /^\d+(?:\.\d+)?$/;
const clock = /^(?:(\d+):)?([0-5]?\d|\d+):([0-5]?\d(?:\.\d+)?)$/;
const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;

/**
 * Seconds of a length written as plain seconds, `mm:ss`, `hh:mm:ss` or ISO 8601 `PT#H#M#S`;
 * `undefined` for anything else.
 */
export function parseDuration(text: string): number | undefined {
  const value = text.trim();
  if (seconds.test(value)) return Number(value);
  const [, hours, minutes, rest] = clock.exec(value) ?? [];
  if (minutes !== undefined && rest !== undefined) return total('0', hours, minutes, rest);
  const parts = iso.exec(value)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return undefined;
  return total(...parts);
}

function total(days = '0', hours = '0', minutes = '0', rest = '0'): number {
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(rest);
}
