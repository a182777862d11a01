import { describeFuzz } from '@vidyapath/kit-testing/fuzz';
import document from '../openapi.json';
import { startTestLearning } from './testing/test-learning';

describeFuzz(document, async () => {
  const { app, tokens, stop } = await startTestLearning();
  return { app, headers: () => tokens.as('Admin'), close: stop };
});
