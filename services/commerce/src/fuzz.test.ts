import { describeFuzz } from '@vidyapath/kit-testing/fuzz';
import document from '../openapi.json';
import { startTestCommerce } from './testing/test-commerce';

describeFuzz(document, async () => {
  const { app, tokens, stop } = await startTestCommerce();
  return { app, headers: () => tokens.as('Admin'), close: stop };
});
