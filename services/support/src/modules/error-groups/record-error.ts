import type { ErrorSample } from '@vidyapath/http/support-errors';
import { dayInIndia } from '@vidyapath/http/india';
import type { Knex } from 'knex';
import type { ErrorGroupRow } from './error-group-row';
import type { ErrorReport } from './error-report';
import { commonMessage, fingerprintOf } from './fingerprint';
import { isLaterRelease } from './release-order';

const requestIdsKept = 10;

/** Adds failures to their group's counts. A resolved group that comes back in a later release that the platform has opens again. */
export async function recordError(trx: Knex.Transaction, report: ErrorReport, at: Date): Promise<void> {
  const { slice, kind, message, release, people, count } = report;
  const fingerprint = fingerprintOf(slice, kind, message);
  const group = await lockGroup(trx, fingerprint, report, at);
  const changes = {
    release,
    last_seen: at,
    sample: JSON.stringify(sampleOf(report, at, group.sample.request_ids)),
    ...(group.status === 'resolved' && report.known && isLaterRelease(release, group.known_releases) && opened),
  };
  await trx('error_group').where({ fingerprint }).update(changes);
  const day = dayInIndia(at);
  await trx.raw(
    `insert into error_day (day, fingerprint, release, count) values (:day, :fingerprint, :release, :count)
       on conflict (day, fingerprint, release) do update set count = error_day.count + excluded.count`,
    { day, fingerprint, release, count },
  );
  await trx.raw(
    `insert into error_person (fingerprint, day, release, person)
     select :fingerprint, :day, :release, substr(sha256(convert_to(salt || who, 'UTF8')), 1, 16)
       from unnest(:people::text[]) who, error_salt
       on conflict do nothing`,
    { fingerprint, day, release, people: [...people] },
  );
}

const opened = { status: 'open', resolved_at: null, resolved_in: null, known_releases: [] };

async function lockGroup(
  trx: Knex.Transaction,
  fingerprint: string,
  report: ErrorReport,
  at: Date,
): Promise<ErrorGroupRow> {
  const { slice, kind, message, release } = report;
  await trx('error_group')
    .insert({
      fingerprint,
      slice,
      kind,
      message: commonMessage(message),
      release,
      first_seen: at,
      last_seen: at,
      sample: JSON.stringify(sampleOf(report, at, [])),
    })
    .onConflict('fingerprint')
    .ignore();
  const group = await trx<ErrorGroupRow>('error_group').where({ fingerprint }).forUpdate().first();
  return group as ErrorGroupRow;
}

function sampleOf(
  { kind, message, release, page, route, status, requestIds }: ErrorReport,
  at: Date,
  before: readonly string[],
): ErrorSample {
  const request_ids = [...new Set([...requestIds, ...before])].slice(0, requestIdsKept);
  return { kind, message, release, page, route, status, request_ids, at: at.toISOString() };
}
