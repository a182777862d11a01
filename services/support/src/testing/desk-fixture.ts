import type { Role } from '@vidyapath/http/roles';
import type { Ticket } from '@vidyapath/http/support-tickets';
import type { InjectOptions } from 'fastify';
import { startTestSupport } from './test-support';

export interface TestPerson {
  id: number;
  role: Role;
  name: string;
  email: string;
}

let lastId = 1_000;
export const person = (role: Role = 'User', name = 'Asha Rao'): TestPerson => {
  lastId += 1;
  return { id: lastId, role, name, email: `person${lastId}@example.in` };
};

/** The desk with a clock that a test sets. */
export async function startDesk(submissionsMax = 0) {
  let clock = new Date('2026-11-24T10:00:00Z');
  const support = await startTestSupport(submissionsMax, () => clock);
  const call = (who: TestPerson, method: InjectOptions['method'], url: string, payload?: object, headers = {}) =>
    support.app.inject({
      method: method ?? 'GET',
      url,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${support.tokens.signToken({ ...who })}`, ...headers },
    });

  return {
    ...support,
    call,
    now: () => clock,
    setClock: (at: string) => {
      clock = new Date(at);
    },
    ask: async (who: TestPerson, over: object = {}): Promise<Ticket> => {
      const body = { category: 'technical', subject: 'A question', body: 'What is wrong?', ...over };
      return (await call(who, 'POST', '/api/support/tickets', body)).json<Ticket>();
    },
    write: (who: TestPerson, id: string, body: string, internal?: boolean) =>
      call(who, 'POST', `/api/support/tickets/${id}/messages`, { body, ...(internal !== undefined && { internal }) }),
    read: async (who: TestPerson, id: string): Promise<Ticket> =>
      (await call(who, 'GET', `/api/support/tickets/${id}`)).json<Ticket>(),
    /** Support's copy of an account, as auth's events make it. */
    know: (who: TestPerson, language: 'en' | 'hi' = 'en', email_verified = true) =>
      support.db('people').insert({
        user_id: who.id,
        version: 1,
        deleted: false,
        name: who.name,
        email: who.email,
        email_verified,
        role: who.role,
        language,
      }),
  };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;
