import { playlistName } from './encode-values';
import type { MadeRendition } from './read-rendition';
import type { FrameRate, PlannedRendition } from './renditions.policy';

export type ListedRendition = PlannedRendition & MadeRendition;

interface Entry {
  attributes: string;
  address: string;
}

/**
 * The playlist of a version, with what `before` has, from the least to the most. Sound alone is a playlist of its own, which players
 * would leave out here.
 */
export function masterPlaylist(renditions: readonly ListedRendition[], rate: FrameRate, before = ''): string {
  const added = renditions
    .filter(({ height }) => height > 0)
    .map((rendition) => ({
      attributes: attributesOf(rendition, rate),
      address: `${rendition.name}/${playlistName}`,
    }));
  const stayed = entriesOf(before).filter(({ address }) => !added.some((entry) => entry.address === address));
  const entries = [...stayed, ...added].sort((one, other) => peakOf(one) - peakOf(other));
  const lines = entries.flatMap(({ attributes, address }) => [`#EXT-X-STREAM-INF:${attributes}`, address]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

const entriesOf = (playlist: string): Entry[] =>
  [...playlist.matchAll(/^#EXT-X-STREAM-INF:(.+)\n(.+)$/gm)].map(([, attributes = '', address = '']) => ({
    attributes,
    address,
  }));

const peakOf = ({ attributes }: Entry): number => Number(/^BANDWIDTH=(\d+)/.exec(attributes)?.[1]);

const attributesOf = ({ peak, average, width, height, codecs }: ListedRendition, rate: FrameRate): string =>
  [
    `BANDWIDTH=${peak}`,
    `AVERAGE-BANDWIDTH=${average}`,
    `RESOLUTION=${width}x${height}`,
    `FRAME-RATE=${(rate.frames / rate.per).toFixed(3)}`,
    `CODECS="${codecs.join(',')}"`,
  ].join(',');
