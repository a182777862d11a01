import type { Knex } from 'knex';
import type { Database } from '../database/database';
import type { IdempotencyKey } from './idempotency';

export interface BegunCall {
  id: Buffer;
  call_key: string;
  input: unknown;
}
export interface StoredCall extends BegunCall {
  fingerprint: Buffer;
  /** Null while it runs, or after an interruption. */
  answer: object | null;
}

/** Migration step: the table of calls to others inside a request. */
export async function createOutsideCallsTable(db: Knex): Promise<void> {
  await db.raw(`
    create table outside_calls (
      -- Of caller, route and idempotency key.
      id bytea primary key,
      fingerprint bytea not null,
      kind text not null,
      -- Sent to the other side, which recognises a repeated call.
      call_key text not null,
      input json not null,
      answer json,
      created_at timestamptz not null default now(),
      -- Of the last attempt.
      begun_at timestamptz not null default now()
    );
    create index outside_calls_begun on outside_calls (kind, begun_at) where answer is null;
    create index outside_calls_created_at on outside_calls (created_at) where answer is not null;
  `);
}

interface Claim {
  key: IdempotencyKey;
  kind: string;
  callKey: string;
  input: unknown;
  /** An interval of PostgreSQL after which an answer is deleted. */
  kept: string;
}

/** False when the call had begun before. */
export async function claimCall(db: Database, { key, kind, callKey, input, kept }: Claim): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into outside_calls (id, fingerprint, kind, call_key, input)
     values (:id, :fingerprint, :kind, :callKey, :input)
     on conflict (id) do update set fingerprint = excluded.fingerprint, kind = excluded.kind, call_key = excluded.call_key,
       input = excluded.input, answer = null, created_at = now(), begun_at = now()
       where outside_calls.answer is not null and outside_calls.created_at < now() - cast(:kept as interval)
     returning 1`,
    { ...key, kind, callKey, input: JSON.stringify(input), kept },
  );
  return rows.length > 0;
}

export const findCall = (db: Knex, id: Buffer): Promise<StoredCall | undefined> =>
  db('outside_calls').where({ id }).first<StoredCall | undefined>();

/** Waits for another process that finishes it. */
export const lockCall = (trx: Knex, id: Buffer): Promise<StoredCall | undefined> =>
  trx('outside_calls').where({ id }).forUpdate().first<StoredCall | undefined>();

export async function storeAnswer(trx: Knex, id: Buffer, answer: object): Promise<void> {
  await trx('outside_calls')
    .where({ id })
    .update({ answer: JSON.stringify(answer) });
}

export async function forgetCall(db: Knex, id: Buffer): Promise<void> {
  await db('outside_calls').where({ id }).whereNull('answer').delete();
}

/** Takes a call that began more than `seconds` ago and has no answer; no other caller gets it at the same time. */
export async function takeBrokenCall(db: Database, kind: string, seconds: number): Promise<BegunCall | undefined> {
  const { rows } = await db.raw<{ rows: BegunCall[] }>(
    `update outside_calls set begun_at = now() where id = (
       select id from outside_calls
        where kind = ? and answer is null and begun_at <= now() - make_interval(secs => ?)
        order by begun_at limit 1 for update skip locked)
     returning id, call_key, input`,
    [kind, seconds],
  );
  return rows[0];
}
