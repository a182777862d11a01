import type { ErrorGrouping } from '@vidyapath/http/support-names';
import type { Knex } from 'knex';
import type { ErrorFilters } from './error-groups.repository';

export interface ErrorSumRow {
  key: string;
  count: string;
  groups: string;
}

const releasesMax = 100;

const keys: Readonly<Record<ErrorGrouping, string>> = {
  day: "to_char(day, 'YYYY-MM-DD')",
  week: "to_char(date_trunc('week', day), 'YYYY-MM-DD')",
  month: "to_char(day, 'YYYY-MM')",
};

function days(on: Knex, { from, to, slice, release, status }: ErrorFilters): Knex.QueryBuilder {
  const sums = on('error_day')
    .sum({ count: 'error_day.count' })
    .countDistinct({ groups: 'error_day.fingerprint' })
    .whereBetween('day', [from, to]);
  if (release !== undefined) void sums.where('error_day.release', release);
  if (slice === undefined && status === undefined) return sums;
  return sums
    .innerJoin('error_group', 'error_group.fingerprint', 'error_day.fingerprint')
    .where({ ...(slice !== undefined && { slice }), ...(status !== undefined && { status }) });
}

export async function sumErrorsByTime(
  on: Knex,
  filters: ErrorFilters,
  grouping: ErrorGrouping,
): Promise<ErrorSumRow[]> {
  const sums = days(on, filters).select(on.raw(`${keys[grouping]} as key`));
  return (await sums.groupBy('key').orderBy('key')) as ErrorSumRow[];
}

export async function sumErrors(on: Knex, filters: ErrorFilters): Promise<Omit<ErrorSumRow, 'key'>> {
  const [row] = (await days(on, filters)) as { count: string | null; groups: string }[];
  return { count: row?.count ?? '0', groups: row?.groups ?? '0' };
}

/** Of the whole range, for its filters. */
export async function findErrorSlices(on: Knex, { from, to }: ErrorFilters): Promise<string[]> {
  const failed = on('error_day').distinct('fingerprint').whereBetween('day', [from, to]);
  const rows: { slice: string }[] = await on('error_group')
    .distinct('slice')
    .whereIn('fingerprint', failed)
    .orderBy('slice');
  return rows.map(({ slice }) => slice);
}

export async function findErrorReleases(on: Knex, { from, to }: ErrorFilters): Promise<string[]> {
  const rows: { release: string }[] = await on('error_day')
    .select('release')
    .whereBetween('day', [from, to])
    .groupBy('release')
    .orderByRaw('max(day) desc, release desc')
    .limit(releasesMax);
  return rows.map(({ release }) => release);
}

/** Of one group. */
export const sumDaysOfError = (
  on: Knex,
  fingerprint: string,
  { from, to }: ErrorFilters,
): Promise<{ day: string; count: string }[]> =>
  sumsOf(on, fingerprint, { from, to })
    .select(on.raw(`${keys.day} as day`))
    .groupByRaw('error_day.day')
    .orderBy('day');

export const sumReleasesOfError = (
  on: Knex,
  fingerprint: string,
  { from, to }: ErrorFilters,
): Promise<{ release: string; count: string }[]> =>
  sumsOf(on, fingerprint, { from, to })
    .select('release')
    .groupBy('release')
    .orderByRaw('max(day) desc, release desc')
    .limit(releasesMax);

const sumsOf = (on: Knex, fingerprint: string, { from, to }: ErrorFilters): Knex.QueryBuilder =>
  on('error_day').sum({ count: 'count' }).where({ fingerprint }).whereBetween('day', [from, to]);
