import type { AuditEntry } from '@vidyapath/http/audit';
import type { Login } from '@vidyapath/http/auth-logins';
import type { Person } from '@vidyapath/http/auth-people';
import type { ErrorGroupDetail } from '@vidyapath/http/support-errors';

const at = '2026-11-22T08:35:00.000Z';

export const makePerson = (part: Partial<Person> = {}): Person => ({
  id: 3,
  name: 'Asha Learner',
  email: 'learner@vidyapath.example',
  role: 'User',
  created_at: at,
  last_login_at: null,
  email_verified: true,
  disabled: false,
  ...part,
});

export const makeLogin = (part: Partial<Login> = {}): Login => ({
  login_id: 1,
  at,
  last_at: at,
  outcome: 'failed',
  reason: 'wrong-password',
  client: 'Chrome, Android',
  address: '203.0.113.0/24',
  count: 1,
  user_id: 3,
  name: 'Asha Learner',
  email: 'learner@vidyapath.example',
  ...part,
});

export const makeEntry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at,
  actor_id: 3,
  actor_name: 'Asha Learner',
  actor_role: 'User',
  action: 'user.changed',
  resource_type: 'user',
  resource_id: '3',
  changes: [{ field: 'name', before: 'Asha', after: 'Asha Learner' }],
  client: '203.0.113.9',
  request_id: 'r',
  ...part,
});

export const fingerprint = '0123456789abcdef0123456789abcdef';

export const makeGroup = (part: Partial<ErrorGroupDetail> = {}): ErrorGroupDetail => ({
  fingerprint,
  message: 'boom',
  slice: 'mf_store',
  release: '1.5.0',
  count: 7,
  people: 3,
  first_seen: at,
  last_seen: at,
  status: 'open',
  resolved_at: null,
  resolved_in: null,
  sample: {
    kind: 'render',
    message: 'boom',
    release: '1.5.0',
    page: '/orders',
    route: null,
    status: null,
    request_ids: ['report-0001', 'report-0002'],
    at,
  },
  days: [{ day: '2026-11-22', count: 7 }],
  releases: [{ release: '1.5.0', count: 7 }],
  ...part,
});
