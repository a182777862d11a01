#!/usr/bin/env node
// Types of the routes that services offer each other, from the provider's openapi.json: `node client-types.mjs` writes every
// services/<caller>/src/clients/<provider>.d.ts anew, `<caller> <provider>` makes one, `--check` names those that are stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const services = resolve(import.meta.dirname, '../..');
const [first, provider] = process.argv.slice(2);

/** @param {string} caller @param {string} provider */
const fileOf = (caller, provider) => join(services, caller, 'src/clients', `${provider}.d.ts`);

/** Of all that a provider answers, what is for services; a client never hands a problem out. @param {string} provider */
async function typesOf(provider) {
  const document = JSON.parse(readFileSync(join(services, provider, 'openapi.json'), 'utf8'));
  for (const path of Object.keys(document.paths)) {
    if (!path.startsWith('/internal/')) delete document.paths[path];
    for (const operation of Object.values(document.paths[path] ?? {}))
      for (const status of Object.keys(operation.responses))
        if (!status.startsWith('2')) delete operation.responses[status];
  }
  delete document.components?.schemas?.Problem;
  const origin = `// Written by services/kit/bin/client-types.mjs from services/${provider}/openapi.json.`;
  const file = fileOf('kit', provider);
  return format(`${origin}\n${astToString(await openapiTS(document))}`, {
    ...(await resolveConfig(file)),
    filepath: file,
  });
}

const present = readdirSync(services).flatMap((caller) => {
  const folder = join(services, caller, 'src/clients');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.d.ts')) : [];
  return names.map((name) => /** @type {const} */ ([caller, name.replace('.d.ts', '')]));
});
const wanted = first && provider ? [/** @type {const} */ ([first, provider])] : present;

for (const [caller, name] of wanted) {
  const file = fileOf(caller, name);
  const types = await typesOf(name);
  if (first !== '--check') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, types);
  } else if (readFileSync(file, 'utf8') !== types) {
    process.stderr.write(`${file} is stale: run npm run client-types -w services/kit and commit the result.\n`);
    process.exitCode = 1;
  }
}
