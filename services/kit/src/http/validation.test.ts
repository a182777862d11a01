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
