import { adminOf } from './config';

test.each([
  ['neither', {}, undefined],
  [
    'both',
    { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'Zebra-Lamp-77' },
    { name: 'Admin', email: 'a@b.in', password: 'Zebra-Lamp-77', role: 'Admin' },
  ],
])('an Admin of %s', (_what, variables, expected) => {
  expect(adminOf(variables)).toEqual(expected);
});

test.each([
  [{ ADMIN_EMAIL: 'a@b.in' }, /^ADMIN_PASSWORD: takes .* got nothing$/],
  [{ ADMIN_PASSWORD: 'Zebra-Lamp-77' }, /^ADMIN_EMAIL: takes .* got nothing$/],
  [{ ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'P@ssw0rd' }, /^ADMIN_PASSWORD: .* one of the most common$/],
])('%j stops the start', (variables, line) => {
  expect(() => adminOf(variables)).toThrow(line);
});
