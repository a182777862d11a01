import type { Messages } from '@vidyapath/platform-api/i18n';
import en from './en';
import hi from './hi';

/** `path: parameters` of every message. */
const shape = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? `${prefix}${key}: ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`
      : shape(value, `${prefix}${key}.`),
  );

test('Hindi has every message of English, with the same parameters and plurals', () => {
  expect(shape(hi).sort()).toEqual(shape(en).sort());
});

test('numbers are written in Latin digits', () => {
  expect(JSON.stringify(hi)).not.toMatch(/[०-९]/);
});
