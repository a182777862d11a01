import { devanagariZero, withLatinDigits } from '@vidyapath/http/devanagari';

const latinDigit = /[0-9]/g;
const number = /[0-9०-९]+/g;

/** Each number is looked for in two scripts, so that the searches double with it; later ones are taken as typed. */
const mostNumbers = 3;

const withDevanagariDigits = (text: string): string =>
  text.replace(latinDigit, (digit) => String.fromCharCode(devanagariZero + Number(digit)));

/** `text` with each of its numbers in the digits of both scripts. */
export function inBothDigits(text: string): string[] {
  let texts = [''];
  let end = 0;
  for (const { 0: typed, index } of [...text.matchAll(number)].slice(0, mostNumbers)) {
    const before = text.slice(end, index);
    const numbers = [withLatinDigits(typed), withDevanagariDigits(withLatinDigits(typed))];
    texts = texts.flatMap((start) => numbers.map((one) => start + before + one));
    end = index + typed.length;
  }
  return texts.map((start) => start + text.slice(end));
}
