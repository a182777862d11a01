import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltSlices, createBuiltSlices } from '../../src/testing/built-slices';
import { adminVariables, signIn } from './api';
import { createOwnPostgres, type OwnPostgres } from './own-postgres';
import { runPlatform, type RunningProcess } from './processes';

interface Running {
  postgres: OwnPostgres;
  url: string;
  /** Of an admin. */
  session: { authorization: string };
}

/**
 * Registers with jest a platform on a PostgreSQL server that the file's tests may break; that it then ends well is a part of them.
 * @param folder of the server, if it matters
 */
export function usePlatformOnOwnPostgres(folder?: string): () => Running {
  let running: Running;
  let platform: RunningProcess;
  let slices: BuiltSlices;
  let dataDir: string;
  beforeAll(async () => {
    const [built, postgres, made] = await Promise.all([
      createBuiltSlices(),
      createOwnPostgres(folder),
      mkdtemp(join(tmpdir(), 'vidyapath-replica-')),
    ]);
    [slices, dataDir] = [built, made];
    const variables = {
      PLATFORM_ROOT: slices.root,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DEMO_DATA: 'false',
      RATE_LIMIT_PER_MINUTE: '0',
    };
    platform = runPlatform({ ...variables, ...adminVariables });
    const url = await platform.ready;
    running = { postgres, url, session: await signIn(url) };
  });
  afterAll(async () => {
    platform.kill('SIGTERM');
    expect((await platform.ended).code).toBe(0);
    await running.postgres.remove();
    await slices.remove();
    await rm(dataDir, { recursive: true, force: true });
  });
  return () => running;
}
