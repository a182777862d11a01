export interface SegmentLine {
  name: string;
  seconds: number;
}

/** Of a playlist of ours. */
export const segmentsOf = (playlist: string): SegmentLine[] =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+),.*\n(s\d+\.m4s)$/gm)].map(([, seconds, name = '']) => ({
    name,
    // The sound of an encoder's end alone has no length to speak of.
    seconds: Math.max(0.1, Number(seconds)),
  }));

/** The segment with this second, or the last one, and when it begins. */
export function segmentAt(playlist: string, at: number): { name: string; from: number } {
  let from = 0;
  let found = { name: '', from };
  for (const { name, seconds } of segmentsOf(playlist)) {
    if (from > at) break;
    found = { name, from };
    from += seconds;
  }
  return found;
}
