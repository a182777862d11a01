import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { unsubscribeToken } from '../modules/notifications/choices/unsubscribe-links';
import { faqStates } from './faq-states';
import { startTestSupport } from './test-support';
import { ticketStates } from './ticket-states';

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const support = await startTestSupport();
  const { app, db, tokens, post, stop } = support;
  const notification = { type: 'order-paid', params: { order_number: 'VP-1', total_paise: 100 }, link: '/orders/1' };
  const failure = { slice: 'mf_store', version: '1.0.0', kind: 'render', message: 'boom', page: '/orders' };
  const states = {
    nothing: async () => ({ key: crypto.randomUUID() }),
    'an error': async () => {
      await post('/api/client-errors', failure);
      await db('error_group').update({ status: 'open' });
      const group = await db('error_group').first<{ fingerprint: string }>('fingerprint');
      return { fingerprint: group.fingerprint };
    },
    'no such error': async () => ({ fingerprint: '0'.repeat(32) }),
    ...faqStates(support),
    ...ticketStates(support),
    'a mail of news about a course': async () => ({
      token: await unsubscribeToken(db, { userId: 1, kind: 'course-news' }),
    }),
    'a notification': async () => {
      await db('notifications').insert({ user_id: 1, ...notification, created_at: new Date() });
      return {};
    },
  };
  return {
    app,
    states,
    headers: (role, { user = 1 }) =>
      role === 'User' ? { authorization: `Bearer ${tokens.signToken({ id: Number(user), role })}` } : tokens.as(role),
    close: stop,
  };
}
