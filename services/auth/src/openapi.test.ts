import { resolve } from 'node:path';
import { expectCommittedOpenApi } from '@vidyapath/service-kit/openapi';
import { createDocumentedApp } from './testing/documented-app';

test('the committed openapi.json is what the routes say', async () => {
  const app = await createDocumentedApp();
  await expectCommittedOpenApi(app, resolve(__dirname, '../openapi.json'));
  await app.close();
});
