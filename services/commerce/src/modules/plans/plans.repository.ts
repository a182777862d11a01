import type { Plan } from '@vidyapath/http/commerce-offers';
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

export interface PlansRepository {
  /** By id, inactive ones too. */
  findAll(this: void, on: Knex, ids: readonly number[]): Promise<PlanRow[]>;
}

export const createPlansRepository = (): PlansRepository => ({
  async findAll(on, ids) {
    if (ids.length === 0) return [];
    const rows = await on<StoredPlan>('plans')
      .select(...columns)
      .whereIn('plan_id', [...ids]);
    return rows.map(planRowOf);
  },
});

const planRowOf = (row: StoredPlan): PlanRow => ({ ...row, price_paise: Number(row.price_paise) });
