import { describeContracts } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { faqStates } from './testing/faq-states';
import { startTestSupport } from './testing/test-support';

describeContracts('support', async () => {
  const { app, db, tokens, stop } = await startTestSupport();
  const told = { type: 'order-paid', params: { order_number: 'VP-1', total_paise: 100 }, link: '/orders/1' };
  const states = {
    nothing: async () => ({ key: crypto.randomUUID() }),
    ...faqStates({ app, db, tokens }),
    'a notification': async () => {
      await db('notifications').insert({ user_id: 1, ...told, created_at: new Date() });
      return {};
    },
  };
  return { app, states, headers: (role) => tokens.as(role), close: stop };
});
