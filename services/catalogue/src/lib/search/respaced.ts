import { textLength } from '@vidyapath/http/text-length';
import { cutWord } from './words';

/** Words that may have been meant: `kept` as they were typed, `made` by another place of one space. */
export interface Respaced {
  kept: readonly string[];
  made: readonly string[];
}

/**
 * The ways to read `tokens` when one space was typed too many, left out, struck as another key, or changed places with
 * its neighbour.
 */
export function respaced(tokens: readonly string[]): Respaced[] {
  return tokens
    .flatMap((token, at) => {
      const next = tokens[at + 1];
      const alone = partings(token).map((made) => ({ kept: without(tokens, at, 1), made }));
      if (next === undefined) return alone;
      return [...joinings(token, next).map((made) => ({ kept: without(tokens, at, 2), made })), ...alone];
    })
    .map(({ kept, made }) => ({ kept, made: made.filter(Boolean).map(cutWord) }));
}

const without = (tokens: readonly string[], at: number, count: number): string[] => tokens.toSpliced(at, count);

/** Of a single letter any word could be left. */
const shortestPart = 2;

function partings(token: string): string[][] {
  const letters = [...token];
  const parting = (at: number, goesOn: number) => [letters.slice(0, at).join(''), letters.slice(goesOn).join('')];
  return letters
    .flatMap((_letter, at) => [parting(at, at), parting(at, at + 1)])
    .filter((parts) => parts.every((part) => textLength(part) >= shortestPart));
}

function joinings(one: string, other: string): string[][] {
  const [last = '', ...before] = [...one].reverse();
  const [first = '', ...after] = other;
  return [[one + other], [before.reverse().join(''), last + other], [one + first, after.join('')]];
}
