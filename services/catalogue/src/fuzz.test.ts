import { describeFuzz } from '@vidyapath/kit-testing/fuzz';
import document from '../openapi.json';
import { startCatalogue } from './testing/test-catalogue';

describeFuzz(document, async () => {
  const { app, tokens, close } = await startCatalogue();
  return { app, headers: () => tokens.as('Admin'), close };
});
