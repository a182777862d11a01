import type { Plan, PlanBody, PlanListQuery } from '@vidyapath/http/commerce-offers';
import { limits } from '@vidyapath/http/limits';
import { fetchList, type ListPage, type ListRules } from '@vidyapath/service-kit/lists/list-query';
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

const rules: ListRules = {
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

export interface PlansRepository {
  list(this: void, on: Knex, query: PlanListQuery, inactiveToo: boolean): Promise<ListPage<PlanRow>>;
  find(this: void, on: Knex, id: number): Promise<PlanRow | undefined>;
  lock(this: void, trx: Knex.Transaction, id: number): Promise<PlanRow | undefined>;
  insert(this: void, trx: Knex.Transaction, plan: PlanBody, now: Date): Promise<PlanRow>;
  update(this: void, trx: Knex.Transaction, id: number, plan: PlanBody, now: Date): Promise<PlanRow>;
  /** By id, inactive ones too. */
  findAll(this: void, on: Knex, ids: readonly number[]): Promise<PlanRow[]>;
}

export const createPlansRepository = (): PlansRepository => ({
  async list(on, query, inactiveToo) {
    const plans = on('plans').select(...columns);
    const visible = inactiveToo ? plans : plans.where('active', true);
    const page = { ...query, limit: query.limit ?? limits.list.limitMax };
    const { rows, total } = await fetchList<StoredPlan>(visible, page, rules);
    return { rows: rows.map(planRowOf), total };
  },
  async find(on, id) {
    const [row] = await plansWith(on, [id]);
    return row && planRowOf(row);
  },
  async lock(trx, id) {
    const [row] = await plansWith(trx, [id]).forUpdate();
    return row && planRowOf(row);
  },
  async insert(trx, plan, now) {
    return stored(
      await trx('plans')
        .insert({ ...plan, created_at: now, updated_at: now })
        .returning<StoredPlan[]>([...columns]),
    );
  },
  async update(trx, id, plan, now) {
    return stored(
      await trx('plans')
        .where('plan_id', id)
        .update({ ...plan, updated_at: now })
        .returning<StoredPlan[]>([...columns]),
    );
  },
  async findAll(on, ids) {
    if (ids.length === 0) return [];
    return (await plansWith(on, ids)).map(planRowOf);
  },
});

const plansWith = (on: Knex, ids: readonly number[]) =>
  on<StoredPlan>('plans')
    .select(...columns)
    .whereIn('plan_id', [...ids]);

const planRowOf = (row: StoredPlan): PlanRow => ({ ...row, price_paise: Number(row.price_paise) });

function stored([row]: StoredPlan[]): PlanRow {
  if (!row) throw new Error('The plan was not stored.');
  return planRowOf(row);
}
