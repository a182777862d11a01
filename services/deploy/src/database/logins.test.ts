import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loginFiles } from './logins';

test.each(Object.entries(loginFiles))('%s matches the output of `npm run edge`', (path, text) => {
  expect(readFileSync(join(__dirname, '../..', path), 'utf8')).toBe(text);
});
