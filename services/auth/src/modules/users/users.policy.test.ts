import { takesTheLastAdmin } from './users.policy';

const admin = { id: 1, role: 'Admin', disabled_at: null } as const;
const other = { ...admin, id: 2 } as const;
const disabled = { ...admin, id: 3, disabled_at: new Date('2026-11-24T00:00:00Z') } as const;
const learner = { ...admin, id: 4, role: 'User' } as const;
const asUser = { role: 'User', disabled: false } as const;
const asDisabled = { role: 'Admin', disabled: true } as const;

test.each([
  ['the only Admin to a User', [admin, learner], 1, asUser, true],
  ['the only Admin to an Admin', [admin], 1, { role: 'Admin', disabled: false }, false],
  ['the only Admin disabled', [admin, learner], 1, asDisabled, true],
  ['the only Admin erased', [admin, learner], 1, null, true],
  ['one of two Admins', [admin, other], 1, asUser, false],
  ['one of two of whom the other is disabled', [admin, disabled], 1, asDisabled, true],
  ['a disabled Admin to a User', [admin, disabled], 3, { role: 'User', disabled: true }, false],
  ['a learner erased', [admin, learner], 4, null, false],
] as const)('%s: %#', (_what, known, id, after, takes) => expect(takesTheLastAdmin(known, id, after)).toBe(takes));
