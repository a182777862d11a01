import { join } from 'node:path';
import { expectCommittedOpenApi } from '@vidyapath/service-kit/openapi';
import { serverToDescribe } from './describe-api';

it('commits the document that the routes make', async () => {
  const app = await serverToDescribe();
  await expect(expectCommittedOpenApi(app, join(__dirname, '../openapi.json'))).resolves.toBeUndefined();
  await app.close();
});
