import type { CategoryListQuery } from '@vidyapath/http/category';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { readRows } from '../../lib/lists/list-rows';
import { firstOf, storedRow } from '../../lib/lists/rows';

export interface CategoryRow {
  category_id: number;
  category_name: string;
  category_name_hindi: string;
  status: 'Active' | 'Inactive';
}
export type CategoryFields = Pick<CategoryRow, 'category_name'> &
  Partial<Pick<CategoryRow, 'category_name_hindi' | 'status'>>;

const columns = ['category_id', 'category_name', 'category_name_hindi', 'status'] as const;
const rules: ListRules = {
  sortable: {
    CategoryId: 'category_id',
    CategoryName: 'lower(category_name)',
    CategoryNameHindi: 'category_name_hindi',
    Status: 'status',
  },
  searchable: ['search_text', 'category_name_hindi'],
  tiebreaker: 'category_id',
};

const visible = (on: Knex, inactiveToo: boolean) => {
  const rows = on('categories').select(columns);
  return inactiveToo ? rows : rows.where('status', 'Active');
};

export const listCategories = (on: Knex, query: CategoryListQuery, inactiveToo: boolean) =>
  readRows<CategoryRow>(visible(on, inactiveToo), query, rules);

export const findCategory = (on: Knex, id: number, inactiveToo: boolean): Promise<CategoryRow | undefined> =>
  firstOf(visible(on, inactiveToo).where('category_id', id).first());

export const lockCategory = (trx: Knex.Transaction, id: number): Promise<CategoryRow | undefined> =>
  firstOf(visible(trx, true).where('category_id', id).forUpdate().first());

export const insertCategory = (trx: Knex.Transaction, fields: CategoryFields): Promise<CategoryRow> =>
  storedRow(
    trx('categories')
      .insert(fields)
      .returning([...columns]),
  );

export const updateCategory = (trx: Knex.Transaction, id: number, fields: CategoryFields): Promise<CategoryRow> =>
  storedRow(
    trx('categories')
      .where('category_id', id)
      .update({ ...fields, updated_at: trx.fn.now() })
      .returning([...columns]),
  );

export async function deleteCategory(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('categories').where('category_id', id).delete();
}
