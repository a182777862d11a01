import { timingSafeEqual } from 'node:crypto';

/** Takes as long for any two texts of one length. */
export function isSame(one: string, other: string): boolean {
  const first = Buffer.from(one);
  const second = Buffer.from(other);
  return first.length === second.length && timingSafeEqual(first, second);
}
