import { textLength } from '@vidyapath/http/text-length';
import { cutWord } from './words';

/** Words that the user may have meant: `kept` as typed, `made` by moving one space. */
export interface Respaced {
  kept: readonly string[];
  made: readonly string[];
}

/** The readings of `tokens` when one space is too many, missing, another character, or swapped with its neighbour. */
export function respaced(tokens: readonly string[]): Respaced[] {
  return tokens
    .flatMap((token, at) => {
      const next = tokens[at + 1];
      const splits = splitsOf(token).map((made) => ({ kept: without(tokens, at, 1), made }));
      if (next === undefined) return splits;
      return [...joinsOf(token, next).map((made) => ({ kept: without(tokens, at, 2), made })), ...splits];
    })
    .map(({ kept, made }) => ({ kept, made: made.filter(Boolean).map(cutWord) }));
}

const without = (tokens: readonly string[], at: number, count: number): string[] => tokens.toSpliced(at, count);

/** With parts of one letter, every word could be split. */
const shortestPart = 2;

function splitsOf(token: string): string[][] {
  const letters = [...token];
  const splitAt = (at: number, from: number) => [letters.slice(0, at).join(''), letters.slice(from).join('')];
  return letters
    .flatMap((_letter, at) => [splitAt(at, at), splitAt(at, at + 1)])
    .filter((parts) => parts.every((part) => textLength(part) >= shortestPart));
}

function joinsOf(one: string, other: string): string[][] {
  const [last = '', ...before] = [...one].reverse();
  const [first = '', ...after] = other;
  return [[one + other], [before.reverse().join(''), last + other], [one + first, after.join('')]];
}
