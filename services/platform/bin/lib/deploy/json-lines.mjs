import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.mjs';

/** A file with a JSON value a line; one that was cut off while it was written is none. @template T @param {string} file @returns {T[]} */
export function readLines(file) {
  if (!existsSync(file)) return [];
  return wholeLines(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, index) => {
      try {
        return line === '' ? [] : [JSON.parse(line)];
      } catch {
        throw new OperatorError(`${file}: line ${index + 1} is no record; remove it.`);
      }
    });
}

/** Adds a line, in the place of one that was cut off, to a file that other users of the machine cannot read. @param {string} file @param {object} value */
export function appendLine(file, value) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = wholeLines(text);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  appendFileSync(file, `${JSON.stringify(value)}\n`, { mode: 0o600 });
}

/** @param {string} text */
const wholeLines = (text) => text.slice(0, text.lastIndexOf('\n') + 1);
