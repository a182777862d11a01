import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../lib/operator-error';

/** Reads a file with one JSON value per line; an incomplete last line is ignored. */
export function readLines<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  return wholeLines(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, index) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as T];
      } catch {
        throw new OperatorError(`${file}: line ${index + 1} is no record; remove it.`);
      }
    });
}

/** Adds a line, replacing an incomplete one, to a file that other users of the machine cannot read. */
export function appendLine(file: string, value: object) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = wholeLines(text);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  appendFileSync(file, `${JSON.stringify(value)}\n`, { mode: 0o600 });
}

const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);
