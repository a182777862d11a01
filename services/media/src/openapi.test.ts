import { join } from 'node:path';
import { expectCommittedOpenApi } from '@vidyapath/service-kit/openapi';
import { createDescribedApp } from './openapi-app';

test('the committed document is what the routes say', async () => {
  const app = await createDescribedApp();
  await expectCommittedOpenApi(app, join(__dirname, '..', 'openapi.json'));
  await app.close();
});
