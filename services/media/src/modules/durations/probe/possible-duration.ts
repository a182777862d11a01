import type { ByteSource } from './byte-source';

/** Bytes of a second: fewer than the slowest speech has, and more than a camera records. */
const bytesPerSecond = { least: 250, most: 10_000_000 };

/** The seconds that a file of this size can have. */
export function possibleSeconds({ size, isWhole }: Pick<ByteSource, 'size' | 'isWhole'>): {
  least: number;
  most: number;
} {
  return { least: size / bytesPerSecond.most, most: isWhole ? size / bytesPerSecond.least : Infinity };
}

/** Whether a file of this size can be as long as it states. What is measured in its frames is believed in any case. */
export function isPossible(seconds: number, file: Pick<ByteSource, 'size' | 'isWhole'>): boolean {
  const { least, most } = possibleSeconds(file);
  return Number.isFinite(seconds) && seconds > 0 && seconds >= least && seconds <= most;
}
