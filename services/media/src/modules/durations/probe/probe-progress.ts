import { limits } from '@vidyapath/http/limits';
import type { ByteSource } from './byte-source';

/** Called with 0 to 100. */
export type Report = (progress: number) => void;

const opened = 20;
const almostDone = 95;

/** Reports the progress of reading: `opened` first, then by the share of the bytes that may be read. */
export function withSteps(source: ByteSource, report: Report): ByteSource {
  const expected = Math.min(source.size, limits.probe.bytesMax);
  let read = 0;
  report(opened);
  return {
    ...source,
    read: async (start, end) => {
      const bytes = await source.read(start, end);
      read += bytes.length;
      report(opened + (almostDone - opened) * Math.min(1, read / expected));
      return bytes;
    },
  };
}
