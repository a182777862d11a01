import { describeFuzz } from '@vidyapath/kit-testing/fuzz';
import document from '../openapi.json';
import { startTestSupport } from './testing/test-support';

describeFuzz(document, async () => {
  const { app, tokens, stop } = await startTestSupport();
  return { app, headers: () => tokens.as('Admin'), close: stop };
});
