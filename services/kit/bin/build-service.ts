// Bundles src/server.ts of the service in the current folder, and further named files.
import { basename } from 'node:path';
import { createServiceBundle } from './service-bundle';

async function run() {
  const folder = process.cwd();
  const bundle = await createServiceBundle(folder, ['server', ...process.argv.slice(2)]);
  for (const file of await bundle.write()) process.stdout.write(`${basename(folder)}: ${file}\n`);
  await bundle.end();
}

run().catch(() => process.exit(1));
