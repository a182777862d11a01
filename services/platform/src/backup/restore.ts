import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { dataFolders } from '../services';
import { type BackupDescription, type BackupOptions, fileOf } from './backup';
import { copyFolder, measureFolder } from './saved-folders';
import {
  columnList,
  inReferenceOrder,
  quoted,
  readMigrations,
  readTables,
  referencesAhead,
  type TableDescription,
  tableName,
} from './tables';

/**
 * Restores a backup into a database with migrated and empty schemas, and into an empty data folder. One
 * transaction writes all rows.
 */
export async function restore({
  databaseUrl,
  dataDir,
  folder,
}: Omit<BackupOptions, 'withoutOriginals'>): Promise<BackupDescription> {
  const description = await readDescription(folder);
  await assertComplete(description, folder);
  for (const name of dataFolders) await assertEmpty(join(dataDir, name));
  const client = new pg.Client({ connectionString: databaseUrl });
  // When the database ends between two statements; the next one fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const here = await readMigrations(client);
    if (here.join() !== description.migrations.join()) throw otherVersion();
    await assertAllTables(client, description);
    await assertNothingStored(client);
    await client.query('begin');
    await load(client, description, folder);
    await copyBack(folder, dataDir);
    await client.query('commit');
    return description;
  } finally {
    await client.end();
  }
}

const otherVersion = () =>
  new OperatorError(['The backup was made by another version; restore it with that version, then update.']);

async function load(client: pg.Client, { tables, sequences }: BackupDescription, folder: string): Promise<void> {
  const ordered = await inReferenceOrder(client, tables);
  const ahead = await referencesAhead(client, ordered);
  for (const { table, name } of ahead)
    await client.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`);
  // The backup has the effects of the triggers. They are disabled per table, as its owner may; only a superuser may for a session.
  for (const table of ordered) await client.query(`alter table ${tableName(table)} disable trigger user`);
  // Migrations may have left their own rows, which the backup has too.
  for (const table of ordered.toReversed()) await client.query(`delete from ${tableName(table)}`);
  for (const table of ordered) await loadTable(client, table, folder);
  await client.query('set constraints all immediate').catch(asDamage('references'));
  for (const { table, name } of ahead)
    await client.query(`alter table ${table} alter constraint ${name} not deferrable`);
  for (const table of ordered) await client.query(`alter table ${tableName(table)} enable trigger user`);
  for (const { schema, name, value } of sequences) {
    if (value !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [`${quoted(schema)}.${quoted(name)}`, value]);
  }
}

async function loadTable(client: pg.Client, table: TableDescription, folder: string): Promise<void> {
  const rows = client.query(from(`copy ${tableName(table)} (${columnList(table)}) from stdin`));
  await pipeline(createReadStream(join(folder, 'tables', fileOf(table))), rows).catch(asDamage(fileOf(table)));
  if (table.rows !== undefined && rows.rowCount !== table.rows)
    throw new OperatorError([`The backup is damaged: ${fileOf(table)} has ${rows.rowCount} of ${table.rows} rows.`]);
}

/** PostgreSQL's classes of errors for data that are not valid, and for those that break a constraint. */
const asDamage =
  (what: string) =>
  (error: Error & { code?: string }): never => {
    throw /^2[23]/.test(error.code ?? '')
      ? new OperatorError([`The backup is damaged: ${what}: ${error.message}.`])
      : error;
  };

/** Each write has an entry in the audit of its service; accounts are older than the audits. */
async function assertNothingStored(client: pg.Client): Promise<void> {
  const checked = (await readTables(client)).filter(({ name }) => name === 'audit' || name === 'users');
  for (const table of checked) {
    const { rowCount } = await client.query(`select 1 from ${tableName(table)} limit 1`);
    if (rowCount)
      throw new OperatorError(['DATABASE_URL: a platform has written into this database; restore into an empty one.']);
  }
}

async function readDescription(folder: string): Promise<BackupDescription> {
  try {
    const description = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupDescription;
    if (description.format === 2) return description;
    if (description.format < 2) throw otherVersion();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError([`The folder ${folder} holds no finished backup.`]);
  }
  throw new OperatorError([`The backup in ${folder} is of a later format; restore it with the version that made it.`]);
}

/** Nothing is written before all files of the backup are there. */
async function assertComplete({ tables, folders }: BackupDescription, folder: string): Promise<void> {
  const missing = tables.map(fileOf).find((name) => !existsSync(join(folder, 'tables', name)));
  if (missing) throw new OperatorError([`The backup is incomplete: it has no ${missing}.`]);
  for (const name of dataFolders) {
    const saved = folders.find((one) => one.name === name);
    if (!saved) throw new OperatorError([`The backup is incomplete: it has no ${name}.`]);
    const { files, bytes } = await measureFolder(name, folder);
    if (files !== saved.files || bytes !== saved.bytes)
      throw new OperatorError([
        `The backup is incomplete: ${name} has ${files} of ${saved.files} files, with ${bytes} of ${saved.bytes} bytes.`,
      ]);
  }
}

async function assertAllTables(client: pg.Client, { tables }: BackupDescription): Promise<void> {
  const saved = new Set(tables.map(fileOf));
  const missing = (await readTables(client)).map(fileOf).find((name) => !saved.has(name));
  if (missing) throw new OperatorError([`The backup is incomplete: it does not name ${missing}.`]);
}

async function assertEmpty(folder: string): Promise<void> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name !== '.staging') : [];
  if (names.length > 0) throw new OperatorError([`DATA_DIR: ${folder} is not empty; restore into a new data folder.`]);
}

/** Leaves the folders empty when one cannot be copied, so that the restore can be repeated. */
async function copyBack(folder: string, dataDir: string): Promise<void> {
  try {
    for (const name of dataFolders) await copyFolder(name, folder, dataDir);
  } catch (error) {
    for (const name of dataFolders) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
}
