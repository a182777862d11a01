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
import { limits } from '@vidyapath/http/limits';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { CsvBatches } from '@vidyapath/service-kit/lists/csv';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { ErrorGroupRow } from './error-group-row';
import { csvRow } from './error-csv';
import { presentErrorGroup } from './error-groups.presenter';
import type { ErrorGroupsRepository } from './error-groups.repository';
import { errorRange } from './error-range';
import { reportOfService } from './error-report';
import type { ServedReleases } from './served-releases';
import type { ErrorSums } from './error-sums.repository';
import { recordError } from './record-error';

interface ErrorGroupsDependencies {
  db: Database;
  groups: ErrorGroupsRepository;
  sums: ErrorSums;
  served: ServedReleases;
  now: () => Date;
}

export function createErrorGroupsService({ db, groups, sums, served, now }: ErrorGroupsDependencies) {
  const found = async (fingerprint: string, range: ErrorRangeQuery): Promise<ErrorGroup> => {
    const row = await groups.find(db, fingerprint, errorRange(range, now()));
    if (!row) throw gone();
    return presentErrorGroup(row);
  };

  /** Those that count for the group; undefined: any, since services name their own. */
  const releasesOf = async ({ kind, slice }: ErrorGroupRow) => (kind === 'answer' ? undefined : served(slice));

  return {
    async list({ from, to, slice, release, status, ...query }: ErrorGroupListQuery): Promise<ListPage<ErrorGroup>> {
      const filters = { ...errorRange({ from, to }, now()), slice, release, status };
      const { limit = limits.list.limitMax } = query;
      const { rows, total } = await groups.list(db, filters, { ...query, limit });
      return { rows: rows.map(presentErrorGroup), total };
    },

    csv(query: ErrorCsvQuery): CsvBatches {
      const batches = groups.batches(db, { ...query, ...errorRange(query, now()) });
      return (async function* () {
        for await (const rows of batches) yield rows.map(presentErrorGroup).map(csvRow);
      })();
    },

    async report({ group_by = 'day', ...query }: ErrorReportQuery): Promise<ErrorReport> {
      const range = errorRange(query, now());
      const filters = { ...query, ...range };
      const [rows, totals, slices, releases] = await Promise.all([
        sums.byTime(db, filters, group_by),
        sums.totals(db, filters),
        sums.slices(db, filters),
        sums.releases(db, filters),
      ]);
      return {
        ...range,
        totals: numbersOf(totals),
        rows: rows.map(({ key, ...counts }) => ({ key, ...numbersOf(counts) })),
        slices,
        releases,
      };
    },

    async get(fingerprint: string, query: ErrorRangeQuery): Promise<ErrorGroupDetail> {
      const range = errorRange(query, now());
      const [group, days, releases] = await Promise.all([
        found(fingerprint, query),
        sums.daysOf(db, fingerprint, range),
        sums.releasesOf(db, fingerprint, range),
      ]);
      return {
        ...group,
        days: days.map(({ day, count }) => ({ day, count: Number(count) })),
        releases: releases.map(({ release, count }) => ({ release, count: Number(count) })),
      };
    },

    /** Setting the present state changes nothing. */
    async setStatus(fingerprint: string, status: ErrorStatus, { by }: Write): Promise<ErrorGroup> {
      await db.transaction(async (trx) => {
        const group = await groups.lock(trx, fingerprint);
        if (!group) throw gone();
        if (group.status === status) return;
        await groups.setStatus(trx, group, { status, at: now(), releases: await releasesOf(group) });
        const resource = { type: 'error', id: fingerprint };
        const action = status === 'resolved' ? 'error.resolved' : 'error.reopened';
        await recordAudit(trx, { by, action, resource, before: { status: group.status }, after: { status } });
      });
      return found(fingerprint, {});
    },

    /** 5xx of a service, in the order of their groups, so that two services never wait for each other in a circle. */
    async recordAnswers(service: string, { release, errors }: ServiceErrorsBody): Promise<void> {
      const reports = errors.map((error) => reportOfService(service, release, error));
      for (const report of reports) await db.transaction((trx) => recordError(trx, report, now()));
    },
  };
}

export type ErrorGroupsService = ReturnType<typeof createErrorGroupsService>;

const numbersOf = ({ count, groups }: { count: string; groups: string }) => ({
  count: Number(count),
  groups: Number(groups),
});
const gone = () => notFound('This group of errors does not exist.');
