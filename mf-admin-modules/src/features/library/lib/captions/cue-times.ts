const written = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)$/;

/** `83.4` → `01:23.400`, with hours from the first on. */
export function timeText(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const hours = ms >= 3_600_000 ? `${two(ms / 3_600_000)}:` : '';
  return `${hours}${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;
}

/** Seconds of a typed time, such as `1:23`, `01:23.4` or `1:02:03,400`; undefined: it is none. */
export function secondsOf(text: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] = written.exec(text.trim()) ?? [];
  const rest = Number(seconds.replace(',', '.'));
  if (seconds === '' || Number(minutes) > 59 || rest >= 60) return undefined;
  return Math.round((Number(hours) * 3_600 + Number(minutes) * 60 + rest) * 1_000) / 1_000;
}
