import type { LoginOutcome } from '@vidyapath/http/auth-logins';
import { limits } from '@vidyapath/http/limits';
import { dayInIndia } from '@vidyapath/http/india';
import type { Knex } from 'knex';
import type { Place } from '../../lib/caller';
import { countedOutcomes, reasonOf, singleRows } from './login-rows.policy';

export interface LoginTry {
  /** Undefined: no account has the typed address. */
  userId: number | undefined;
  outcome: LoginOutcome;
  by: { client: string; place: Place };
  at: Date;
}

/** Adds a try to sign in to the list and to the counts of its day, as part of `trx`. */
export async function recordLogin(trx: Knex.Transaction, { userId, outcome, by, at }: LoginTry): Promise<void> {
  const series = { account: userId ?? 0, client: by.client, outcome };
  const { entries, login_id: rowId } = await countInSeries(trx, series, at);
  if (rowId) {
    await trx('logins')
      .where({ id: rowId })
      .update({ count: trx.raw('count + 1'), last_at: at });
  } else {
    const row = { user_id: userId ?? null, at, last_at: at, outcome, reason: reasonOf(outcome, userId), ...by.place };
    const [{ id }] = (await trx('logins').insert(row).returning('id')) as [{ id: string }];
    if (entries > singleRows[outcome]) await trx('login_series').where(series).update({ login_id: id });
  }
  await countInDay(trx, { userId, outcome, day: dayInIndia(at) });
}

interface Series {
  entries: number;
  login_id: string | null;
}

/** A series ends with its window, and with its day, so that a row counts on one day only. */
async function countInSeries(
  trx: Knex.Transaction,
  series: { account: number; client: string; outcome: LoginOutcome },
  since: Date,
): Promise<Series> {
  const day = (time: string) => `(${time} at time zone 'Asia/Kolkata')::date`;
  const isSameSeries = `login_series.since > excluded.since - make_interval(secs => :seconds) and ${day('login_series.since')} = ${day('excluded.since')}`;
  const { rows } = await trx.raw<{ rows: [Series] }>(
    `insert into login_series (account, client, outcome, since) values (:account, :client, :outcome, :since)
     on conflict (account, client, outcome) do update set
       entries = case when ${isSameSeries} then login_series.entries + 1 else 1 end,
       login_id = case when ${isSameSeries} then login_series.login_id end,
       since = case when ${isSameSeries} then login_series.since else excluded.since end
     returning entries, login_id`,
    { ...series, since, seconds: limits.loginList.windowSeconds },
  );
  return rows[0];
}

async function countInDay(
  trx: Knex.Transaction,
  { userId, outcome, day }: Pick<LoginTry, 'userId' | 'outcome'> & { day: string },
): Promise<void> {
  if (outcome === 'refused') return;
  const isFirst = outcome === 'succeeded' && userId !== undefined && (await isFirstOfDay(trx, day, userId));
  const counts = Object.fromEntries(countedOutcomes.map((one) => [one, Number(one === outcome)]));
  await trx.raw(
    `insert into login_days (day, slot, succeeded, failed, locked, people)
     values (:day, pg_backend_pid() % 16, :succeeded, :failed, :locked, :people)
     on conflict (day, slot) do update set
       succeeded = login_days.succeeded + excluded.succeeded, failed = login_days.failed + excluded.failed,
       locked = login_days.locked + excluded.locked, people = login_days.people + excluded.people`,
    { ...counts, day, people: Number(isFirst) },
  );
}

async function isFirstOfDay(trx: Knex.Transaction, day: string, userId: number): Promise<boolean> {
  const row = { day, user_id: userId };
  return (await trx('login_people').insert(row).onConflict(['day', 'user_id']).ignore().returning('day')).length > 0;
}
