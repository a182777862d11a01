import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { initName, playlistName } from './encode-values';
import { segmentsOf } from './segments';

export interface Segment {
  seconds: number;
  bytes: number;
}

/** A rendition as it lies in its folder. */
export interface MadeRendition {
  seconds: number;
  bytes: number;
  /** Bits a second: the most of a segment, and of the whole. */
  peak: number;
  average: number;
  /** For `CODECS` of a master playlist. */
  codecs: string[];
  keyframes: number;
}

export async function readRendition(folder: string): Promise<MadeRendition> {
  const segments = await readSegments(folder);
  const init = await readFile(join(folder, initName));
  const seconds = sum(segments.map((segment) => segment.seconds));
  const bytes = sum(segments.map((segment) => segment.bytes));
  const rates = segments.map((segment) => (segment.bytes * 8) / segment.seconds);
  return {
    seconds,
    bytes: bytes + init.length,
    peak: Math.ceil(Math.max(0, ...rates)),
    average: Math.ceil(seconds > 0 ? (bytes * 8) / seconds : 0),
    codecs: codecsOf(init),
    keyframes: 0,
  };
}

async function readSegments(folder: string): Promise<Segment[]> {
  const lines = segmentsOf(await readFile(join(folder, playlistName), 'utf8'));
  const segments: Segment[] = [];
  for (const { name, seconds } of lines) segments.push({ seconds, bytes: (await stat(join(folder, name))).size });
  return segments;
}

/** Of the boxes in which the init file describes picture and sound. */
function codecsOf(init: Buffer): string[] {
  const picture = init.indexOf('avcC');
  return [
    ...(picture < 0 ? [] : [`avc1.${init.subarray(picture + 5, picture + 8).toString('hex')}`]),
    ...(init.includes('mp4a') ? ['mp4a.40.2'] : []),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
