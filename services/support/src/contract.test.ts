import { describeContracts } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { startTestSupport } from './testing/test-support';

describeContracts('support', async () => {
  const { app, tokens, stop } = await startTestSupport();
  return { app, states: { nothing: async () => ({}) }, headers: (role) => tokens.as(role), close: stop };
});
