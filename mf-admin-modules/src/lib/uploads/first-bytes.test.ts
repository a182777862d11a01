import { hasSameFirstBytes, rememberFirstBytes } from './first-bytes';

const file = (text: string) => new File([text], 'ohm.mp4');

beforeEach(() => localStorage.clear());

test('a file of the same name and size with other first bytes is another file', async () => {
  await rememberFirstBytes('one', file('film!'));
  expect(await hasSameFirstBytes('one', file('film!'))).toBe(true);
  expect(await hasSameFirstBytes('one', file('other'))).toBe(false);
});

test('where this browser did not begin the upload, name and size tell', async () => {
  expect(await hasSameFirstBytes('elsewhere', file('film!'))).toBe(true);
});

test('what may go on no longer is forgotten', async () => {
  jest.useFakeTimers({ now: Date.now() - 49 * 3_600_000 });
  await rememberFirstBytes('old', file('film!'));
  jest.useRealTimers();
  await rememberFirstBytes('new', file('film!'));
  expect(Object.keys(localStorage)).toEqual(['mf_admin_modules:upload:new']);
});
