import { limits } from '@vidyapath/http/limits';

const { sequenceMin, sequenceMax } = limits.courseModule;

/** Rule and its numbers, for the message. */
export const sequenceRule = { key: 'rule.sequence', values: { min: sequenceMin, max: sequenceMax } } as const;

const devanagariZero = '०'.charCodeAt(0);
const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));

/** The sequence number that was typed, in Latin or Devanagari digits; `undefined` when it is not a number. */
export function readSequenceNo(text: string): number | undefined {
  const digits = latinDigits(text.trim());
  const number = /^\d+$/.test(digits) ? Number(digits) : 0;
  return number >= sequenceMin && number <= sequenceMax ? number : undefined;
}
