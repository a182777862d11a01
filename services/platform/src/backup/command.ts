import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@vidyapath/service-kit/config';
import { lockFolder } from '@vidyapath/service-kit/embedded-postgres/folder-lock';
import { runningPostgresUrl } from '@vidyapath/service-kit/embedded-postgres/running-postgres';
import { openDatabase } from '../database/open-database';
import type { PlatformConfig } from '../platform-config';
import { prepareSchemas } from '../services';
import { createTeardown } from '../teardown';
import { backup } from './backup';
import { restore } from './restore';

export interface BackupCommandOptions {
  config: PlatformConfig;
  folder: string;
  say: (line: string) => void;
}

/** `npm run backup`: beside a running platform or without one. */
export async function runBackup({ config, folder, say }: BackupCommandOptions): Promise<void> {
  const running = config.DATABASE_URL ?? (await runningPostgresUrl(join(config.DATA_DIR, 'postgresql')));
  const database = running ? { url: running, stop: async () => undefined } : await openDatabase(config, { info: say, warn: say, error: say });
  try {
    const { tables } = await backup({ databaseUrl: database.url, dataDir: config.DATA_DIR, folder });
    say(`Saved ${tables.length} tables, uploads and keys to ${folder}`);
  } finally {
    await database.stop();
  }
}

/** `npm run restore`: into an empty data folder and database, with no platform on them. */
export async function runRestore({ config, folder, say }: BackupCommandOptions): Promise<void> {
  const teardown = createTeardown();
  try {
    await mkdir(config.DATA_DIR, { recursive: true });
    const unlock = lockFolder(join(config.DATA_DIR, 'platform.lock'), `DATA_DIR: ${config.DATA_DIR}`);
    teardown.add(async () => unlock());
    const database = await openDatabase(config, { info: say, warn: say, error: say });
    teardown.add(() => database.stop());
    const databases = await prepareSchemas(database.url, teardown.add);
    if (await databases.auth('users').first('id')) throw new OperatorError(['DATABASE_URL: the database holds accounts; restore into an empty one.']);
    await restore({ databaseUrl: database.url, dataDir: config.DATA_DIR, folder });
    say(`Restored ${folder}`);
  } finally {
    await teardown.run();
  }
}
