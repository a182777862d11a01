import { isDevanagari, romanise, withLatinDigits } from './devanagari';

const longest = 80;
const dropped = /['’\u200c\u200d]/g;

/** A text as a part of an address, `[a-z0-9-]{1,80}`: Hindi in Latin letters, `x` where nothing is left. */
export function slugOf(text: string): string {
  const plain = withLatinDigits(text.normalize('NFC').toLowerCase()).replace(dropped, '');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => (isDevanagari(word) ? romanise(word) : word));
  const latin = words.map((word) => word.normalize('NFD').replace(/[^a-z0-9]/g, '')).filter((word) => word !== '');
  return latin.join('-').slice(0, longest).replace(/-$/, '') || 'x';
}
