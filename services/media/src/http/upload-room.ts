import { limits } from '@vidyapath/http/limits';

/** As many as are kept when nobody uploads. */
const keptMax = 2;
const kept: Buffer[] = [];

/**
 * Room for the largest upload, to be given back. It is used again and again: new room for each upload would make the process
 * collect the garbage of its whole heap with every second one, and everybody else would wait for that.
 */
export function takeRoom(): Buffer {
  return kept.pop() ?? Buffer.allocUnsafeSlow(limits.upload.bytesMax);
}

/** For room whose bytes nobody reads any more. */
export function giveRoom(room: Buffer): void {
  if (kept.length < keptMax) kept.push(room);
}
