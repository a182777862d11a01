import { createHash } from 'node:crypto';
import { idempotencyKeyHeader } from '@vidyapath/http/idempotency';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import { addressKey } from '../http/address-key';
import type { Database } from '../database/database';
import { HttpProblem, unavailable } from '../http/errors';
import { deleteOldRows, type HousekeepingJob } from '../jobs/housekeeping';

/** For the `headers` of a route that creates. */
export const IdempotencyKeySchema = Type.Object({
  [idempotencyKeyHeader]: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7E]+$' })),
});

/** An `Idempotency-Key` as it is stored: neither part reveals the body or the key. */
export interface IdempotencyKey {
  /** Of caller, route and key. */
  id: Buffer;
  /** Of the path's parameters and the body; the key salts it, so that a body that holds a secret cannot be guessed from it. */
  fingerprint: Buffer;
}

type Caller = Pick<FastifyRequest, 'headers' | 'ip' | 'method' | 'routeOptions' | 'params' | 'body'> & {
  user: { id: number } | null;
};

const kept = '24 hours';

/** The `Idempotency-Key`; undefined when it was not sent. The same key of two users or addresses is two keys. */
export function idempotencyKeyOf({
  headers,
  ip,
  method,
  routeOptions,
  params,
  body,
  user,
}: Caller): IdempotencyKey | undefined {
  const key = headers[idempotencyKeyHeader];
  if (typeof key !== 'string') return undefined;
  const owner = user ? `user ${user.id}` : `address ${addressKey(ip)}`;
  const fields = Object.entries(body ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return { id: digest([owner, method, routeOptions.url, key]), fingerprint: digest([key, fields, params]) };
}

/**
 * Runs `create` once for each key, in the transaction that stores its result. A repeated request gets the stored answer;
 * one at the same time waits for the first. When `create` throws, the key may be used again.
 */
export async function answerOnce<Answer extends object>(
  trx: Knex.Transaction,
  idempotencyKey: IdempotencyKey | undefined,
  create: () => Promise<Answer>,
): Promise<Answer> {
  if (!idempotencyKey) return create();
  if (!(await isFirst(trx, idempotencyKey))) return storedAnswer<Answer>(trx, idempotencyKey);
  const answer = await create();
  await trx('idempotency_keys')
    .where('id', idempotencyKey.id)
    .update({ answer: JSON.stringify(answer) });
  return answer;
}

/** The stored answer of {@link answerOnce}; for work before its transaction that a repeated request should not do again. */
export async function findAnswer<Answer extends object>(
  on: Knex,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<Answer | undefined> {
  if (!idempotencyKey) return undefined;
  const stored = await on('idempotency_keys')
    .where('id', idempotencyKey.id)
    .whereRaw(`created_at >= now() - interval '${kept}'`)
    .first<{ fingerprint: Buffer; answer: Answer | null } | undefined>('fingerprint', 'answer');
  if (!stored?.answer) return undefined;
  assertSameContent(stored.fingerprint, idempotencyKey);
  return stored.answer;
}

/** Migration step: the table that `answerOnce` keeps its answers in. */
export async function createIdempotencyTable(db: Knex): Promise<void> {
  await db.raw(`
    create table idempotency_keys (
      id bytea primary key,
      fingerprint bytea not null,
      answer json,
      created_at timestamptz not null default now()
    )
  `);
  await db.raw('create index idempotency_keys_created_at_idx on idempotency_keys (created_at)');
}

export const deleteExpiredKeys = (db: Database): Promise<void> =>
  deleteOldRows(db, { table: 'idempotency_keys', column: 'created_at', kept });

/** Deletes expired keys. */
export const idempotencyJob = (service: string, db: Database): HousekeepingJob => ({
  name: `${service}-idempotency-keys`,
  everyMs: 10 * 60_000,
  run: () => deleteExpiredKeys(db),
});

/** Returns a row when the key is new; an expired one counts as new. */
const claimSql = `
  insert into idempotency_keys (id, fingerprint) values (:id, :fingerprint)
  on conflict (id) do update set fingerprint = excluded.fingerprint, answer = null, created_at = now()
    where idempotency_keys.created_at < now() - interval '${kept}'
  returning 1`;

async function isFirst(trx: Knex.Transaction, { id, fingerprint }: IdempotencyKey): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(claimSql, { id, fingerprint });
  return rows.length > 0;
}

async function storedAnswer<Answer extends object>(on: Knex, key: IdempotencyKey): Promise<Answer> {
  const stored = await on('idempotency_keys')
    .where('id', key.id)
    .first<{ fingerprint: Buffer; answer: Answer | null } | undefined>('fingerprint', 'answer');
  if (!stored?.answer) throw unavailable();
  assertSameContent(stored.fingerprint, key);
  return stored.answer;
}

/** @throws HttpProblem 422 when the key was used with another body or for another record of the path */
export function assertSameContent(stored: Buffer, { fingerprint }: IdempotencyKey): void {
  if (stored.equals(fingerprint)) return;
  throw new HttpProblem(
    422,
    'This has been sent before with other content. Load the page again to see what was stored.',
    { kind: 'idempotency-key-reused' },
  );
}

function digest(parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
