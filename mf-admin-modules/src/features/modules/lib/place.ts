import { limits } from '@vidyapath/http/limits';

const { sequenceMin, sequenceMax } = limits.courseModule;

/** Rule and its numbers, for the message. */
export const placeRule = { key: 'rule.sequence', values: { min: sequenceMin, max: sequenceMax } } as const;

const zero = { devanagari: '०'.charCodeAt(0), latin: '0'.charCodeAt(0) };
const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - zero.devanagari + zero.latin));

/** The place in a course that was typed, in Latin or Devanagari digits; `undefined` when it is none. */
export function readPlace(text: string): number | undefined {
  const digits = latinDigits(text.trim());
  const place = /^\d+$/.test(digits) ? Number(digits) : 0;
  return place >= sequenceMin && place <= sequenceMax ? place : undefined;
}
