import type {
  ErrorCsvQuery,
  ErrorGroup,
  ErrorGroupDetail,
  ErrorGroupListQuery,
  ErrorRangeQuery,
  ErrorReport,
  ErrorReportQuery,
  ServiceErrorsBody,
} from '@vidyapath/http/support-errors';
import type { ErrorStatus } from '@vidyapath/http/support-names';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { CsvCell } from '@vidyapath/service-kit/lists/csv';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { releasesIn } from '../../lib/served-releases';
import type { ErrorGroupRow } from './error-group-row';
import { csvRow } from './error-csv';
import { presentErrorGroup } from './error-groups.presenter';
import {
  findErrorGroup,
  findErrorGroups,
  lockErrorGroup,
  readErrorGroups,
  setErrorStatus,
} from './error-groups.repository';
import { errorRange } from './error-range';
import { reportOfService } from './error-report';
import {
  findErrorReleases,
  findErrorSlices,
  sumDaysOfError,
  sumErrors,
  sumErrorsByTime,
  sumReleasesOfError,
} from './error-sums.repository';
import { recordError } from './record-error';

export async function listErrorGroups(
  { db, now }: SupportContext,
  { from, to, slice, release, status, ...query }: ErrorGroupListQuery,
): Promise<ListPage<ErrorGroup>> {
  const filters = { ...errorRange({ from, to }, now()), slice, release, status };
  const { rows, total } = await findErrorGroups(db, filters, query);
  return { rows: rows.map(presentErrorGroup), total };
}

export async function* errorCsv({ db, now }: SupportContext, query: ErrorCsvQuery): AsyncGenerator<CsvCell[][]> {
  const filters = { ...query, ...errorRange(query, now()) };
  for await (const rows of readErrorGroups(db, filters)) yield rows.map(presentErrorGroup).map(csvRow);
}

export async function getErrorReport(
  { db, now }: SupportContext,
  { group_by = 'day', ...query }: ErrorReportQuery,
): Promise<ErrorReport> {
  const range = errorRange(query, now());
  const filters = { ...query, ...range };
  const [rows, totals, slices, releases] = await Promise.all([
    sumErrorsByTime(db, filters, group_by),
    sumErrors(db, filters),
    findErrorSlices(db, filters),
    findErrorReleases(db, filters),
  ]);
  return {
    ...range,
    totals: numbersOf(totals),
    rows: rows.map(({ key, ...counts }) => ({ key, ...numbersOf(counts) })),
    slices,
    releases,
  };
}

export async function getErrorGroup(
  ctx: SupportContext,
  fingerprint: string,
  query: ErrorRangeQuery,
): Promise<ErrorGroupDetail> {
  const range = errorRange(query, ctx.now());
  const [group, days, releases] = await Promise.all([
    existing(ctx, fingerprint, query),
    sumDaysOfError(ctx.db, fingerprint, range),
    sumReleasesOfError(ctx.db, fingerprint, range),
  ]);
  return {
    ...group,
    days: days.map(({ day, count }) => ({ day, count: Number(count) })),
    releases: releases.map(({ release, count }) => ({ release, count: Number(count) })),
  };
}

/** Setting the present state changes nothing. */
export async function changeErrorStatus(
  ctx: SupportContext,
  fingerprint: string,
  status: ErrorStatus,
  { by }: Write,
): Promise<ErrorGroup> {
  await ctx.db.transaction(async (trx) => {
    const group = await lockErrorGroup(trx, fingerprint);
    if (!group) throw gone();
    if (group.status === status) return;
    await setErrorStatus(trx, group, { status, at: ctx.now(), releases: await releasesOf(ctx, group) });
    const resource = { type: 'error', id: fingerprint };
    const action = status === 'resolved' ? 'error.resolved' : 'error.reopened';
    await recordAudit(trx, { by, action, resource, before: { status: group.status }, after: { status } });
  });
  return existing(ctx, fingerprint, {});
}

/** 5xx of a service, in the order of their groups, so that two services never wait for each other in a circle. */
export async function recordServiceErrors(
  { db, now }: SupportContext,
  service: string,
  { release, errors }: ServiceErrorsBody,
): Promise<void> {
  const reports = errors.map((error) => reportOfService(service, release, error));
  for (const report of reports) await db.transaction((trx) => recordError(trx, report, now()));
}

async function existing({ db, now }: SupportContext, fingerprint: string, range: ErrorRangeQuery): Promise<ErrorGroup> {
  const row = await findErrorGroup(db, fingerprint, errorRange(range, now()));
  if (!row) throw gone();
  return presentErrorGroup(row);
}

/** Those that count for the group; undefined: any, since services name their own. */
async function releasesOf({ servedReleases }: SupportContext, { kind, slice }: ErrorGroupRow) {
  const served = kind === 'answer' ? undefined : await servedReleases(slice);
  return served && releasesIn(served);
}

const numbersOf = ({ count, groups }: { count: string; groups: string }) => ({
  count: Number(count),
  groups: Number(groups),
});
const gone = () => notFound('This group of errors does not exist.');
