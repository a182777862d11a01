import type { AssetCaption, Cue } from '@vidyapath/http/lesson-assets';
import type { CaptionRow } from './captions.repository';

export const presentCaption = ({ language, origin, approved, cue_count }: CaptionRow): AssetCaption => ({
  language,
  origin,
  approved,
  cue_count,
});

/** What `If-Match` names. */
export const versionOf = (row: CaptionRow | undefined) => row && [row.asset_id, row.language, row.version];

/** The one form in which captions are served. */
export const vttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${timeOf(from)} --> ${timeOf(to)}\n${text}\n`).join('')}`;

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const three = String(ms % 1_000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}.${three}`;
}
