import { join } from 'node:path';
import { startEmbeddedPostgres } from '@vidyapath/postgres/start-embedded-postgres';
import type { PlatformConfig } from '../platform-config';
import { assertUsable } from './assert-usable';

export interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

interface Log {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/** The operator's PostgreSQL, or the embedded one under the data folder. */
export async function openDatabase(
  config: Pick<PlatformConfig, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined)
    return startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgresql'), log });
  await assertUsable(config.DATABASE_URL);
  return { url: config.DATABASE_URL, stop: async () => undefined };
}
