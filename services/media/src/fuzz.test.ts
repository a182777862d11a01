import { describeFuzz } from '@vidyapath/kit-testing/fuzz';
import document from '../openapi.json';
import { createMediaTestApp } from './testing/media-app';

describeFuzz(document, async () => {
  const { app, tokens, close } = await createMediaTestApp();
  return { app, headers: () => tokens.as('Admin'), close };
});
