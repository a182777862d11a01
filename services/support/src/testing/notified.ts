import { randomUUID } from 'node:crypto';
import type { Notification } from '@vidyapath/http/support-notifications';
import type { Role } from '@vidyapath/http/roles';
import type { TestSupport } from './test-support';

let lastId = 100;
export const nextId = (): number => {
  lastId += 1;
  return lastId;
};

/** Sends events as other services do, and reads notifications as people do. */
export const createNotified = ({ app, db, tokens }: TestSupport) => {
  const headersOf = (id: number, role: Role = 'User') => ({
    authorization: `Bearer ${tokens.signToken({ id, role })}`,
  });
  return {
    headersOf,
    event: (type: string, body: object) =>
      app.inject({
        method: 'POST',
        url: '/internal/support/events',
        headers: tokens.asService('events:write'),
        payload: { id: randomUUID(), type, version: 1, occurred_at: '2026-11-24T10:00:00.000Z', body },
      }),
    person: async (role: Role = 'User', language: 'en' | 'hi' = 'en', email_verified = true): Promise<number> => {
      const user_id = nextId();
      const email = `p${user_id}@learner.example`;
      const row = { user_id, version: 1, deleted: false, name: 'Asha', email, email_verified, role, language };
      await db('people').insert(row);
      return user_id;
    },
    notifications: async (id: number, role: Role = 'User'): Promise<Notification[]> =>
      (await app.inject({ url: '/api/support/notifications', headers: headersOf(id, role) })).json(),
  };
};

export const paid = (user_id: number, order_id = randomUUID()) => ({
  order_id,
  order_number: 'VP-1',
  user_id,
  version: 1,
  paid_at: '2026-11-24T09:59:00.000Z',
  total_paise: 199_900,
  items: [],
});

export const review = (user_id: number, version: number, over: object = {}) => ({
  review_id: 'r1',
  user_id,
  course_id: 7,
  course_name: 'Kathak',
  waiting: true,
  decision: null,
  decided_at: null,
  deleted: false,
  version,
  ...over,
});
