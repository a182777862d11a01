/** A place as people write it in a text: `4:12`, or `1:04:12`. */
const clock = /^(?:(?<hours>\d{1,2}):(?=\d{1,2}:))?(?<minutes>\d{1,3}):(?<seconds>[0-5]\d)$/;

/** The seconds of a place like `4:12`; `undefined` for any other text. */
export function clockSeconds(text: string): number | undefined {
  const parts = clock.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { hours, minutes, seconds } = parts;
  if (hours && Number(minutes) > 59) return undefined;
  return Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
