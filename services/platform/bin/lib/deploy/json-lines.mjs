import { existsSync, readFileSync } from 'node:fs';
import { OperatorError } from '../operator-error.mjs';

/** A file with a JSON value a line. @template T @param {string} file @returns {T[]} */
export function readLines(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new OperatorError(`${file}: line ${index + 1} is no record; remove it.`);
    }
  });
}
