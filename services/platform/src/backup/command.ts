import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import { lockFolder } from '@vidyapath/postgres/folder-lock';
import { runningPostgresUrl } from '@vidyapath/postgres/running-postgres';
import { openDatabase } from '../database/open-database';
import type { PlatformConfig } from '../platform-config';
import { prepareSchemas } from '../services';
import { createTeardown } from '../teardown';
import { backup } from './backup';
import { withFullDiskAs } from './full-disk';
import { restore } from './restore';

export interface BackupCommandOptions {
  config: PlatformConfig;
  folder: string;
  say: (line: string) => void;
  /** Of a backup. */
  withoutOriginals?: boolean;
}

/** `npm run backup`: beside a running platform or without one. */
export async function runBackup({
  config,
  folder,
  say,
  withoutOriginals = false,
}: BackupCommandOptions): Promise<void> {
  const cluster = join(config.DATA_DIR, 'postgresql');
  if (!config.DATABASE_URL && !existsSync(cluster))
    throw new OperatorError([`DATA_DIR: ${config.DATA_DIR} holds no platform to save.`]);
  const running = config.DATABASE_URL ?? (await runningPostgresUrl(cluster));
  const database = running
    ? { url: running, stop: async () => undefined }
    : await openDatabase(config, { info: say, warn: say, error: say });
  try {
    const { tables } = await backup({ databaseUrl: database.url, dataDir: config.DATA_DIR, folder, withoutOriginals });
    say(`Saved ${tables.length} tables, uploads and keys to ${folder}`);
  } finally {
    await database.stop();
  }
}

/** `npm run restore`: into an empty data folder and database, with no platform on them. */
export async function runRestore({ config, folder, say }: BackupCommandOptions): Promise<void> {
  const teardown = createTeardown();
  try {
    await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(join(config.DATA_DIR, 'platform.lock'), `DATA_DIR: ${config.DATA_DIR}`);
    teardown.add(async () => unlock());
    const database = await openDatabase(config, { info: say, warn: say, error: say });
    teardown.add(() => database.stop());
    const line = `DATA_DIR or the database: the disk is full, so nothing is restored; free some space and try again.`;
    await withFullDiskAs(line, async () => {
      await prepareSchemas(database.url, teardown.add);
      await restore({ databaseUrl: database.url, dataDir: config.DATA_DIR, folder });
    });
    say(`Restored ${folder}`);
  } finally {
    await teardown.run();
  }
}
