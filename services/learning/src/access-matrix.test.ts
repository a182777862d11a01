import { describeAccessMatrix } from '@vidyapath/kit-testing/access-matrix';
import { startTestLearning } from './testing/test-learning';

async function start() {
  const { app, tokens, stop } = await startTestLearning();
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

describeAccessMatrix(start, [
  { route: 'POST /internal/learning/events', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'GET /api/learning/audit', statuses: [401, 403, 403, 200] },
]);
