import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vidyapath/postgres/start-embedded-postgres';
import pg from 'pg';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = { wal_level: 'replica', max_wal_senders: '3' };
const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, durable: false, log, settings });

const waitUntilPaused = `do $$ begin while pg_get_wal_replay_pause_state() <> 'paused' loop perform pg_sleep(0.05); end loop; end $$`;

/** A primary and a replica that streams from it, both real. `prepare` fills the primary. */
export async function startStreamingReplica(prepare: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-test-replica-'));
  const first = join(folder, 'primary');
  const second = join(folder, 'replica');
  let primary = await start(first);
  await prepare(primary.url);
  // A stopped cluster can be copied as a base backup.
  await primary.stop();
  execFileSync('cp', ['-a', first, second]);
  writeFileSync(
    `${second}.json`,
    JSON.stringify({ ...(JSON.parse(readFileSync(`${first}.json`, 'utf8')) as object), port: 0 }),
  );
  primary = await start(first);
  const { port, username, password } = new URL(primary.url);
  const { uid, gid } = statSync(first);
  writeFileSync(join(second, 'standby.signal'), '');
  chownSync(join(second, 'standby.signal'), uid, gid);
  appendFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}'\n`,
  );
  let replica = await start(second);

  const ask = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  return {
    primary: primary.url,
    replica: replica.url,
    /** Writes of the primary arrive, but are not visible. */
    async holdBack() {
      await ask('select pg_wal_replay_pause()');
      // The pause is only requested here; it begins when the record that is being replayed is done.
      await ask(waitUntilPaused);
    },
    goOn: () => ask('select pg_wal_replay_resume()'),
    stopReplica: () => replica.stop(),
    startReplica: async (): Promise<void> => {
      replica = await start(second);
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
