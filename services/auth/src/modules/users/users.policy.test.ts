import type { Role } from '@vidyapath/http/roles';
import { takesTheLastAdmin } from './users.policy';

const user = (id: number, role: Role) => ({ id, role, name: '', email: '' });

test.each([
  ['the only Admin becomes Staff', [user(1, 'Admin'), user(2, 'User')], 1, 'Staff', true],
  ['the only Admin stays one', [user(1, 'Admin')], 1, 'Admin', false],
  ['one of two Admins becomes User', [user(1, 'Admin'), user(2, 'Admin')], 1, 'User', false],
  ['a User becomes Staff beside the only Admin', [user(1, 'Admin'), user(2, 'User')], 2, 'Staff', false],
] as const)('%s', (_what, known, id, role, expected) => {
  expect(takesTheLastAdmin(known, id, role)).toBe(expected);
});
