// Types of the routes that services offer each other, from the provider's openapi.json: `tsx client-types.ts` writes every
// src/clients/<provider>.d.ts again, `<provider>` makes one, `--check` names those that are stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  components?: { schemas?: Record<string, object> };
}

const services = resolve(import.meta.dirname, '../..');
const clients = resolve(import.meta.dirname, '../src/clients');
const [argument] = process.argv.slice(2);

const fileOf = (provider: string) => join(clients, `${provider}.d.ts`);

/** The routes of a provider for services, without problems: a client never returns one. */
async function typesOf(provider: string) {
  const text = readFileSync(join(services, provider, 'openapi.json'), 'utf8');
  const document = JSON.parse(text) as OpenApi;
  for (const [path, operations] of Object.entries(document.paths)) {
    if (!path.startsWith('/internal/')) delete document.paths[path];
    for (const { responses } of Object.values(operations))
      for (const status of Object.keys(responses)) if (!status.startsWith('2')) delete responses[status];
  }
  delete document.components?.schemas?.Problem;
  const origin = `// Written by services/kit/bin/client-types.ts from services/${provider}/openapi.json.`;
  const file = fileOf(provider);
  return format(`${origin}\n${astToString(await openapiTS(JSON.stringify(document)))}`, {
    ...(await resolveConfig(file)),
    filepath: file,
  });
}

async function run() {
  const isCheck = argument === '--check';
  const present = readdirSync(clients).map((name) => name.replace('.d.ts', ''));
  for (const provider of argument && !isCheck ? [argument] : present) {
    const file = fileOf(provider);
    const types = await typesOf(provider);
    if (!isCheck) {
      writeFileSync(file, types);
    } else if (readFileSync(file, 'utf8') !== types) {
      process.stderr.write(`${file} is stale: run npm run client-types -w services/kit and commit the result.\n`);
      process.exitCode = 1;
    }
  }
}

void run();
