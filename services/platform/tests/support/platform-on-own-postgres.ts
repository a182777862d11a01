import { signIn } from './api';
import { createOwnPostgres, type OwnPostgres } from './own-postgres';
import type { RunningProcess } from './processes';
import { createReplicas, type Replicas } from './replicas';

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
  let replicas: Replicas;
  beforeAll(async () => {
    const postgres = await createOwnPostgres(folder);
    replicas = await createReplicas(postgres.url);
    platform = await replicas.start({ RATE_LIMIT_PER_MINUTE: '0' });
    const url = await platform.ready;
    running = { postgres, url, session: await signIn(url) };
  });
  afterAll(async () => {
    platform.kill('SIGTERM');
    expect((await platform.ended).code).toBe(0);
    await running.postgres.remove();
    await replicas.remove();
  });
  return () => running;
}
