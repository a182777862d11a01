import { knownProblemText } from './known-problem-text';

const t = (key: string, parameters?: object) => (parameters ? `${key} ${JSON.stringify(parameters)}` : key);
const textOf = (status: number, retryAfter?: number) =>
  knownProblemText(t, { status, detail: 'No.', errors: [], ...(retryAfter !== undefined && { retryAfter }) });

test.each([
  [0, 'problem.offline'],
  [401, 'problem.signedOut'],
  [403, 'problem.forbidden'],
  [404, 'problem.gone'],
  [412, 'problem.newer'],
  [413, 'problem.tooMuch'],
  [415, 'problem.unknown'],
  [429, 'problem.slowDown'],
  [500, 'problem.unknown'],
  [502, 'problem.away'],
  [503, 'problem.away'],
])('%i is %s for every call', (status, key) => {
  expect(textOf(status)).toBe(key);
});

test('after too many requests the text has the time to wait, in whole seconds', () => {
  expect(textOf(429, 2.1)).toBe('problem.slowDown {"count":3}');
});

test.each([400, 409])('the meaning of %i depends on the call', (status) => {
  expect(textOf(status)).toBeUndefined();
});
