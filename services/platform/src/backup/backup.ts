import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { dataFolders } from '../services';
import { withFullDiskAs } from './full-disk';
import { copyFolder, measureFolder, type SavedFolder } from './saved-folders';
import {
  columnList,
  readMigrations,
  readSequences,
  readTables,
  type SequenceValue,
  type TableDescription,
  tableName,
} from './tables';

/** The description of a backup, in `backup.json`; a folder without it is no backup. */
export interface BackupDescription {
  format: 2;
  /** Only a version with exactly these restores the backup. */
  migrations: string[];
  tables: TableDescription[];
  sequences: SequenceValue[];
  folders: SavedFolder[];
}

export interface BackupOptions {
  databaseUrl: string;
  dataDir: string;
  /** Must not exist or be empty. */
  folder: string;
  /** Leaves the uploaded files of lessons out; what was encoded of them is saved. */
  withoutOriginals?: boolean;
}

/**
 * Writes database, uploads and keys to `folder` while the platform may keep running. The tables are those of one moment; the files are
 * copied after it and never change, so each file that a row names exists.
 */
export async function backup({ databaseUrl, ...files }: BackupOptions): Promise<BackupDescription> {
  const { dataDir, folder } = files;
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new OperatorError([`The folder ${folder} is not empty; name a new one.`]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const migrations = await readMigrations(client);
    if (migrations.length === 0) throw new OperatorError(['DATABASE_URL: this database holds no platform to save.']);
    const missing = dataFolders.find((name) => !existsSync(join(dataDir, name)));
    if (missing) throw new OperatorError([`DATA_DIR: ${dataDir} has no ${missing}, so a backup would be incomplete.`]);
    const line = `The disk of ${folder} is full, so nothing is saved; free some space, or name a folder on another disk.`;
    return await withFullDiskAs(line, () => write(client, migrations, files));
  } finally {
    await client.end();
  }
}

/** Leaves the folder empty when anything cannot be written, so that nobody takes a part for the whole. */
async function write(
  client: pg.Client,
  migrations: string[],
  { dataDir, folder, withoutOriginals }: Omit<BackupOptions, 'databaseUrl'>,
): Promise<BackupDescription> {
  try {
    await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
    const description: BackupDescription = {
      format: 2,
      migrations,
      tables: await readTables(client),
      sequences: await readSequences(client),
      folders: [],
    };
    for (const table of description.tables)
      table.rows = await dump(client, table, join(folder, 'tables', fileOf(table)));
    await client.query('commit');
    for (const name of dataFolders) {
      await copyFolder(name, dataDir, folder, withoutOriginals);
      description.folders.push(await measureFolder(name, folder));
    }
    await writeFile(join(folder, 'backup.json.new'), JSON.stringify(description, null, 2), { mode: 0o600 });
    await rename(join(folder, 'backup.json.new'), join(folder, 'backup.json'));
    return description;
  } catch (error) {
    const written = existsSync(folder) ? await readdir(folder) : [];
    for (const name of written) await rm(join(folder, name), { recursive: true });
    throw error;
  }
}

export function fileOf({ schema, name }: TableDescription): string {
  return `${schema}.${name}.copy`;
}

/** Returns how many rows it wrote. */
async function dump(client: pg.Client, table: TableDescription, file: string): Promise<number> {
  const rows = client.query(to(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`));
  await pipeline(rows, createWriteStream(file, { mode: 0o600 }));
  return rows.rowCount;
}
