import { describeContracts } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { startTestLearning } from './testing/test-learning';

describeContracts('learning', async () => {
  const { app, tokens, stop } = await startTestLearning();
  return { app, states: { nothing: async () => ({}) }, headers: (role) => tokens.as(role), close: stop };
});
