import { rmSync } from 'node:fs';

/** Jest's globalTeardown, the counterpart of jest-database-setup. */
export default async function stopTestPostgres(): Promise<void> {
  const { testPostgres } = globalThis;
  if (!testPostgres) return;
  await testPostgres.server.stop();
  rmSync(testPostgres.folder, { recursive: true, force: true });
}
