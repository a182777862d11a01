import type { ErrorStatus } from '@vidyapath/http/support-names';
import type { ListQuery } from '@vidyapath/http/list-query';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { CountedGroupRow, ErrorGroupRow } from './error-group-row';
import type { ErrorRange } from './error-range';

export interface ErrorFilters extends ErrorRange {
  slice?: string | undefined;
  release?: string | undefined;
  status?: ErrorStatus | undefined;
}

const rules: ListRules & { onePage: true } = {
  onePage: true,
  sortable: {
    fingerprint: 'groups.fingerprint',
    message: 'message',
    slice: 'slice',
    release: 'groups.release',
    count: 'count',
    people: 'people',
    first_seen: 'first_seen',
    last_seen: 'last_seen',
    status: 'status',
    resolved_at: "coalesce(resolved_at, timestamptz 'infinity')",
    resolved_in: "coalesce(resolved_in, '')",
  },
  searchable: ['message', 'slice'],
  defaultOrder: [{ by: 'last_seen', desc: true }],
  tiebreaker: 'groups.fingerprint',
};

const csvBatch = 500;

export const findErrorGroups = (
  on: Knex,
  filters: ErrorFilters,
  query: ListQuery,
): Promise<ListPage<CountedGroupRow>> =>
  readList<CountedGroupRow>(query.sort?.includes('count') ? summed(on, filters) : counted(on, filters), query, rules, {
    total: totalOf(on, filters),
  });

/** All of them, some at a time, each once. */
export async function* readErrorGroups(on: Knex, filters: ErrorFilters): AsyncGenerator<CountedGroupRow[]> {
  for (let last = ''; ;) {
    const after = counted(on, filters).where('groups.fingerprint', '>', last);
    const rows = (await after.orderBy('groups.fingerprint').limit(csvBatch)) as CountedGroupRow[];
    yield rows;
    if (rows.length < csvBatch) return;
    last = rows.at(-1)?.fingerprint ?? '';
  }
}

/** Whatever it counts in the range, also nothing. */
export async function findErrorGroup(
  on: Knex,
  fingerprint: string,
  range: ErrorRange,
): Promise<CountedGroupRow | undefined> {
  const [row] = (await counted(on, range, 'all').where('groups.fingerprint', fingerprint)) as CountedGroupRow[];
  return row;
}

export const lockErrorGroup = (trx: Knex.Transaction, fingerprint: string): Promise<ErrorGroupRow | undefined> =>
  trx<ErrorGroupRow>('error_group').where({ fingerprint }).forUpdate().first();

export async function setErrorStatus(
  trx: Knex.Transaction,
  { fingerprint, release }: ErrorGroupRow,
  { status, at, releases }: { status: ErrorStatus; at: Date; releases: readonly string[] | undefined },
): Promise<void> {
  const known = trx('error_day').where({ fingerprint }).distinct('release');
  if (releases) void known.whereIn('release', releases);
  const resolved = { resolved_at: at, resolved_in: release, known_releases: trx.raw('array(?)', [known]) };
  const open = { resolved_at: null, resolved_in: null, known_releases: [] };
  await trx('error_group')
    .where({ fingerprint })
    .update({ status, ...(status === 'resolved' ? resolved : open) });
}

/** How many groups failed in the range, found group by group without summing up. */
function totalOf(on: Knex, filters: ErrorFilters): Knex.QueryBuilder {
  return groupsOf(on, filters).count({ total: '*' }).where(failedIn(on, filters));
}

function groupsOf(on: Knex, { slice, status }: ErrorFilters): Knex.QueryBuilder {
  const groups = on('error_group as groups');
  if (slice !== undefined) void groups.where('groups.slice', slice);
  if (status !== undefined) void groups.where('groups.status', status);
  return groups;
}

/** The days or people of a group in the range. */
function inRange(on: Knex, table: 'error_day' | 'error_person', { from, to, release }: ErrorFilters) {
  const rows = on(table).whereRaw(`${table}.fingerprint = groups.fingerprint`).whereBetween('day', [from, to]);
  return release === undefined ? rows : rows.where(`${table}.release`, release);
}

/** Whether a group failed in the range; if its last failure is in the range, days are not read. */
const failedIn = (on: Knex, filters: ErrorFilters) => (where: Knex.QueryBuilder) => {
  const { from, to, release } = filters;
  if (release === undefined)
    void where.whereRaw(`(groups.last_seen at time zone 'Asia/Kolkata')::date between ? and ?`, [from, to]);
  void where.orWhereExists(inRange(on, 'error_day', filters).select(on.raw('1')));
};

/** Groups with the sums of their days and the number of affected people; unless sorted by these, only for the rows of the page. */
function counted(on: Knex, filters: ErrorFilters, which: 'failed' | 'all' = 'failed') {
  const sum = inRange(on, 'error_day', filters).select(on.raw('coalesce(sum(error_day.count::float8), 0)'));
  const people = inRange(on, 'error_person', filters).countDistinct('person');
  const rows = groupsOf(on, filters).select('groups.*', sum.as('count'), people.as('people'));
  return which === 'all' ? rows : rows.where(failedIn(on, filters));
}

/** The same, summed up at once, for an order by how often they failed. */
function summed(on: Knex, filters: ErrorFilters) {
  const { from, to, release } = filters;
  const sums = on('error_day')
    .select('fingerprint', on.raw('sum(count::float8) as count'))
    .whereBetween('day', [from, to]);
  if (release !== undefined) void sums.where({ release });
  const people = inRange(on, 'error_person', filters).countDistinct('person');
  return groupsOf(on, filters)
    .select('groups.*', 'days.count', people.as('people'))
    .innerJoin(sums.groupBy('fingerprint').as('days'), 'days.fingerprint', 'groups.fingerprint');
}
