import { readFileSync, writeFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The document of `/docs/json`, as the bytes that are committed. */
export async function openApiText(app: FastifyInstance): Promise<string> {
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}

export async function writeOpenApi(app: FastifyInstance, file: string): Promise<void> {
  writeFileSync(file, await openApiText(app));
}

/** Throws when `file` differs from the document of the routes. */
export async function expectCommittedOpenApi(app: FastifyInstance, file: string): Promise<void> {
  if (readFileSync(file, 'utf8') !== (await openApiText(app))) {
    throw new Error(`${file} differs from the routes. Run "npm run openapi" in this service and commit the result.`);
  }
}
