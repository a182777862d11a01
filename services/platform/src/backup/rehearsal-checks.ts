import { createPublicKey, verify } from 'node:crypto';
import { join } from 'node:path';
import { authFolders } from '@vidyapath/auth/app';
import { learningFolders } from '@vidyapath/learning/app';
import { listKeyFiles, readKeyFile } from '@vidyapath/service-kit/domain/keys/key-files';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import type pg from 'pg';
import { type BackupDescription, fileOf } from './backup';
import { measureFolder } from './saved-folders';
import { tableName } from './tables';

/** Each check returns what it checked, and throws an {@link OperatorError} if the backup does not have it. */
export async function checkRows(client: pg.ClientBase, { tables }: BackupDescription): Promise<string> {
  let sum = 0;
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${tableName(table)}`);
    const count = Number(rows[0]?.count);
    if (table.rows !== undefined && count !== table.rows)
      throw new OperatorError([`${fileOf(table)}: ${count} of ${table.rows} rows were restored.`]);
    sum += count;
  }
  return `${sum} rows of ${tables.length} tables`;
}

export async function checkFiles(dataDir: string, { folders }: BackupDescription): Promise<string> {
  for (const { name, files, bytes } of folders) {
    const restored = await measureFolder(name, dataDir);
    if (restored.files !== files || restored.bytes !== bytes)
      throw new OperatorError([
        `${name}: ${restored.files} of ${files} files were restored, with ${restored.bytes} of ${bytes} bytes.`,
      ]);
  }
  return folders.map(({ name, files }) => `${files} files of ${name}`).join(', ');
}

const readKeys = (folder: string) => listKeyFiles(folder).map((name) => readKeyFile(join(folder, name)));

export async function checkLoginKeys(dataDir: string): Promise<string> {
  const keys = readKeys(join(dataDir, authFolders[0]));
  if (keys.length === 0) throw new OperatorError([`${authFolders[0]}: the backup has no key that signs logins.`]);
  return `${keys.length} keys that sign logins`;
}

/** One certificate of each key that has signed any. */
export async function checkCertificates(client: pg.ClientBase, dataDir: string): Promise<string> {
  const keys = new Map(readKeys(join(dataDir, learningFolders[0])).map(({ kid, publicPem }) => [kid, publicPem]));
  const { rows } = await client.query<{ serial: string; jws: string }>(
    `select distinct on (split_part(jws, '.', 1)) serial, jws from learning.certificates`,
  );
  for (const { serial, jws } of rows) {
    const [head = '', payload = '', signature = ''] = jws.split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const publicPem = keys.get(kid);
    if (!publicPem)
      throw new OperatorError([`${learningFolders[0]}: the key that signed certificate ${serial} is missing.`]);
    const key = { key: createPublicKey(publicPem), dsaEncoding: 'ieee-p1363' as const };
    if (!verify('sha256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url')))
      throw new OperatorError([`learning.certificates: the signature of certificate ${serial} is not valid.`]);
  }
  return `${rows.length} certificates, one of each key`;
}
