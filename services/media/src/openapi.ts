import { join } from 'node:path';
import { writeOpenApi } from '@vidyapath/service-kit/openapi';
import { createDescribedApp } from './openapi-app';

async function write(): Promise<void> {
  const app = await createDescribedApp();
  await writeOpenApi(app, join(process.cwd(), 'openapi.json'));
  await app.close();
}

void write();
