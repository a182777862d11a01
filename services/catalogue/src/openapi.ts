import { join } from 'node:path';
import { writeOpenApi } from '@vidyapath/service-kit/openapi';
import { serverToDescribe } from './describe-api';

void (async () => {
  const app = await serverToDescribe();
  await writeOpenApi(app, join(process.cwd(), 'openapi.json'));
  await app.close();
})();
