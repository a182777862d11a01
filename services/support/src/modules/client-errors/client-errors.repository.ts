import { createHash } from 'node:crypto';
import type { ClientErrorBody, ClientErrorListQuery } from '@vidyapath/http/client-errors';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';

export interface ClientErrorRow extends ClientErrorBody {
  id: string;
  request_id: string;
  count: number;
  created_at: Date;
}

const rules: ListRules = {
  sortable: {
    id: 'id',
    created_at: 'created_at',
    slice: 'slice',
    version: 'version',
    kind: 'kind',
    count: 'count',
    message: 'message',
    page: 'page',
    request_id: 'request_id',
  },
  searchable: ['slice', 'version', 'message', 'page'],
  defaultOrder: [{ by: 'created_at', desc: true }],
  tiebreaker: 'id',
};

/** Most different failures that are stored in a day; one network alone does not get so far. */
export const failuresADay = 10_000;

const insertSql = `
  with known as (
    update client_error set count = count + 1, request_id = :requestId where fingerprint = :fingerprint returning 1
  ), added as (
    insert into client_error (slice, version, kind, message, page, request_id, fingerprint)
    select :slice, :version, :kind, :message, :page, :requestId, :fingerprint
    where not exists (select from known)
      and (select count(*) from client_error where created_at >= date_trunc('day', now())) < ${failuresADay}
    on conflict (fingerprint) do update set count = client_error.count + 1, request_id = excluded.request_id
    returning 1
  )
  select exists (select from known union all select from added) as stored`;

export const findClientErrors = (on: Knex, query: ClientErrorListQuery) =>
  readList<ClientErrorRow>(
    on('client_error').select('id', 'slice', 'version', 'kind', 'message', 'page', 'request_id', 'created_at', 'count'),
    query,
    rules,
  );

/** Adds a row, or one to the count of the row that the same failure has today. False: the day has as many as may be. */
export async function insertClientError(
  trx: Knex,
  { slice, version, kind, message, page }: ClientErrorBody,
  requestId: string,
): Promise<boolean> {
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([day, slice, version, kind, message, page]))
    .digest();
  const values = { slice, version, kind, message, page, requestId, fingerprint };
  const { rows } = await trx.raw<{ rows: { stored: boolean }[] }>(insertSql, values);
  return rows[0]?.stored ?? false;
}
