// `npm run openapi` of a service: writes openapi.json from the routes that src/openapi.ts of the current folder describes.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeOpenApi } from '../src/http/openapi';
import type { ServiceServer } from '../src/http/service-app';

interface Description {
  describeApi: () => Promise<ServiceServer>;
}

async function run() {
  const { describeApi } = (await import(pathToFileURL(resolve('src/openapi.ts')).href)) as Description;
  const app = await describeApi();
  await writeOpenApi(app, resolve('openapi.json'));
  await app.close();
}

void run();
