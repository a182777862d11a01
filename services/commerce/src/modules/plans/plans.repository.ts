import type { Plan, PlanBody, PlanListQuery } from '@vidyapath/http/commerce-offers';
import { limits } from '@vidyapath/http/limits';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

/** A plan as commerce works with it; the price is paise. */
export type PlanRow = Plan;

/** As the database gives it: `bigint` is text. */
type StoredPlan = Omit<PlanRow, 'price_paise'> & { price_paise: string };

const columns = [
  'plan_id',
  'kind',
  'title',
  'title_hi',
  'description',
  'description_hi',
  'price_paise',
  'months',
  'course_ids',
  'active',
] as const;

const rules: ListRules & { onePage: true } = {
  onePage: true,
  sortable: {
    plan_id: 'plan_id',
    kind: 'kind',
    title: 'lower(title)',
    title_hi: 'title_hi',
    description: 'description',
    description_hi: 'description_hi',
    price_paise: 'price_paise',
    months: `coalesce(months, ${limits.id.max})`,
    active: 'active',
  },
  searchable: ['title', 'title_hi'],
  tiebreaker: 'plan_id',
};

export async function findPlanList(on: Knex, query: PlanListQuery, inactiveToo: boolean): Promise<ListPage<PlanRow>> {
  const plans = on('plans').select(...columns);
  const visible = inactiveToo ? plans : plans.where('active', true);
  const { rows, total } = await readList<StoredPlan>(visible, query, rules);
  return { rows: rows.map(planRowOf), total };
}

export async function findPlan(on: Knex, id: number): Promise<PlanRow | undefined> {
  const [row] = await plansWith(on, [id]);
  return row && planRowOf(row);
}

export async function lockPlan(trx: Knex.Transaction, id: number): Promise<PlanRow | undefined> {
  const [row] = await plansWith(trx, [id]).forUpdate();
  return row && planRowOf(row);
}

export async function insertPlan(trx: Knex.Transaction, plan: PlanBody, now: Date): Promise<PlanRow> {
  const inserted = trx('plans').insert({ ...plan, created_at: now, updated_at: now });
  return stored(await inserted.returning<StoredPlan[]>([...columns]));
}

export async function updatePlan(trx: Knex.Transaction, id: number, plan: PlanBody, now: Date): Promise<PlanRow> {
  const updated = trx('plans')
    .where('plan_id', id)
    .update({ ...plan, updated_at: now });
  return stored(await updated.returning<StoredPlan[]>([...columns]));
}

/** By id, inactive ones too. */
export async function findPlans(on: Knex, ids: readonly number[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  return (await plansWith(on, ids)).map(planRowOf);
}

const plansWith = (on: Knex, ids: readonly number[]) =>
  on<StoredPlan>('plans')
    .select(...columns)
    .whereIn('plan_id', [...ids]);

const planRowOf = (row: StoredPlan): PlanRow => ({ ...row, price_paise: Number(row.price_paise) });

function stored([row]: StoredPlan[]): PlanRow {
  if (!row) throw new Error('The plan was not stored.');
  return planRowOf(row);
}
