import { assertIfMatch, etagOf } from './etag';

const body = { id: 1, name: 'A' };

test.each([
  ['no header', undefined],
  ['the tag', etagOf(body)],
  ['any', '*'],
  ['one of a list', `"x", ${etagOf(body)}`],
])('If-Match with %s is accepted', (_what, header) => {
  expect(() => assertIfMatch(header, body)).not.toThrow();
});

test.each([
  ['another tag', '"x"'],
  ['a weak tag', `W/${etagOf(body)}`],
  ['nothing', ''],
  ['the tag of another body', etagOf({ ...body, name: 'B' })],
])('If-Match with %s is 412', (_what, header) => {
  expect(() => assertIfMatch(header, body)).toThrow(expect.objectContaining({ statusCode: 412 }));
});
