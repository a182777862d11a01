import type { EndedShare } from '@vidyapath/http/release-shares';

/** What `/remotes.json` says of a slice. */
export interface Served {
  version?: string;
  candidate?: { version?: string; percent: number };
}

/** A line for each slice, and for each of its shares that have ended. */
export function servedLines(remotes: Record<string, Served>, ended: readonly EndedShare[]): string[] {
  return Object.entries(remotes).flatMap(([slice, { version, candidate }]) => {
    const share = candidate ? `, and ${candidate.percent} % of the visitors get ${candidate.version}` : '';
    return [
      `${slice}: visitors get ${version ?? 'the build in its folder'}${share}`,
      ...ended
        .filter((one) => one.slice === slice)
        .map((one) => `  ${one.version} for ${one.percent} % ended by its failures at ${one.ended_at}`),
    ];
  });
}
