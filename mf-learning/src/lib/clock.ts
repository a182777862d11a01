import { durationParts } from '@vidyapath/client/duration';

const two = (part: number) => String(part).padStart(2, '0');

/** `4:12`, or `1:04:12` from an hour on: as people write a place in a video. */
export function clockText(totalSeconds: number): string {
  const { hours, minutes, seconds } = durationParts(Math.floor(totalSeconds));
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const clock = /^(?:(?<hours>\d{1,2}):(?=\d{1,2}:))?(?<minutes>\d{1,3}):(?<seconds>[0-5]\d)$/;

/** The seconds that a place like `4:12` names; `undefined` for a text that names none. */
export function clockSeconds(text: string): number | undefined {
  const parts = clock.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { hours = '0', minutes, seconds } = parts;
  if (hours !== '0' && Number(minutes) > 59) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
