import { resolve } from 'node:path';
import { writeOpenApi } from '@vidyapath/service-kit/openapi';
import { createDocumentedApp } from './testing/documented-app';

void createDocumentedApp().then(async (app) => {
  await writeOpenApi(app, resolve('openapi.json'));
  await app.close();
});
