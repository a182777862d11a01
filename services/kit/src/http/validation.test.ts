import { SentTimeSchema } from '@vidyapath/http/primitives';
import { Type } from 'typebox';
import { validatorCompiler } from './validation';

const body = Type.Object({
  banner: Type.Union([Type.Literal(''), Type.String({ pattern: '^https://' })]),
  language: Type.Union([Type.Literal('English'), Type.Literal('Hindi'), Type.Literal('')]),
});
const validate = validatorCompiler({ schema: body, method: 'POST', url: '/things', httpPart: 'body' });
const sentences = (value: object) => (validate(value) as { error?: { errors: object[] } }).error?.errors;

test.each([
  [
    'a form beside a value',
    { banner: 'javascript:1', language: '' },
    [{ field: 'banner', detail: 'The banner does not have the right form.' }],
  ],
  [
    'values, one of them empty',
    { banner: '', language: 'hindi' },
    [{ field: 'language', detail: 'The language must be one of English, Hindi, empty.' }],
  ],
  [
    'values of another type',
    { banner: '', language: 1 },
    [{ field: 'language', detail: 'The language must be one of English, Hindi, empty.' }],
  ],
  ['nothing wrong', { banner: 'https://host/x', language: 'Hindi' }, undefined],
])('names the accepted values of %s', (_what, value, expected) => {
  expect(sentences(value)).toEqual(expected);
});

const sent = validatorCompiler({
  schema: Type.Object({ at: SentTimeSchema }),
  method: 'POST',
  url: '/things',
  httpPart: 'body',
});

test.each([
  ['2028-02-29T10:00:00Z', true],
  ['2026-12-31T23:59:59.123+05:30', true],
  ['2027-02-29T10:00:00Z', false],
  ['2026-06-31T10:00:00Z', false],
  ['2026-12-01', false],
  ['2026-12-01T10:00', false],
  ['2026-12-01T10:00:00', false],
  ['2026-12-31T23:59:60Z', false],
  ['tomorrow', false],
])('whether %s is a time: %s', (at, isTime) => {
  expect((sent({ at }) as { error?: Error }).error === undefined).toBe(isTime);
});
