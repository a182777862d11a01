import { createReadStream, existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@vidyapath/service-kit/config';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { type BackupDescription, type BackupOptions, fileOf, savedFolders } from './backup';
import { columnList, quoted, readMigrations, tableName } from './tables';

/**
 * Puts a backup into a database whose schemas are made and migrated and hold nothing, and into an empty data folder.
 * All rows come in one transaction: it is there as a whole or not at all.
 */
export async function restore({ databaseUrl, dataDir, folder }: BackupOptions): Promise<void> {
  const description = await readDescription(folder);
  for (const name of savedFolders) await assertEmpty(join(dataDir, name));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const here = await readMigrations(client);
    if (here.join() !== description.migrations.join()) {
      throw new OperatorError(['The backup was made by another version; restore it with that version, then update.']);
    }
    await client.query('begin');
    // Rows come in any order, and the triggers that guard them have seen them before.
    await client.query('set local session_replication_role = replica');
    await load(client, description, folder);
    for (const name of savedFolders) await copyBack(join(folder, name), join(dataDir, name));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function load(client: pg.Client, { tables, sequences }: BackupDescription, folder: string): Promise<void> {
  for (const table of tables) {
    // Migrations may have left rows of their own, which the backup has too.
    await client.query(`delete from ${tableName(table)}`);
    await pipeline(
      createReadStream(join(folder, 'tables', fileOf(table))),
      client.query(from(`copy ${tableName(table)} (${columnList(table)}) from stdin`)),
    );
  }
  for (const { schema, name, value } of sequences) {
    if (value !== null) await client.query('select setval($1::regclass, $2::bigint)', [`${quoted(schema)}.${quoted(name)}`, value]);
  }
}

async function readDescription(folder: string): Promise<BackupDescription> {
  try {
    const description = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupDescription;
    if (description.format === 1) return description;
  } catch {
    throw new OperatorError([`The folder ${folder} holds no finished backup.`]);
  }
  throw new OperatorError([`The backup in ${folder} is of a later format; restore it with the version that made it.`]);
}

async function assertEmpty(folder: string): Promise<void> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name !== '.staging') : [];
  if (names.length > 0) throw new OperatorError([`DATA_DIR: ${folder} is not empty; restore into a new data folder.`]);
}

async function copyBack(source: string, target: string): Promise<void> {
  if (existsSync(source)) await cp(source, target, { recursive: true, preserveTimestamps: true });
}
