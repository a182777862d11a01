import type { CategoryListQuery } from '@vidyapath/http/category';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { streamRows } from '../../lib/lists/list-rows';
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

/** The id of this category while it is active, for `whereIn`; courses of an inactive one are listed under All only. */
export const activeCategory = (db: Knex, categoryId: number): Knex.QueryBuilder =>
  db('categories').select('category_id').where({ category_id: categoryId, status: 'Active' });

export function createCategoriesRepository(db: Database) {
  const visible = (on: Knex, inactiveToo: boolean) => {
    const rows = on('categories').select(columns);
    return inactiveToo ? rows : rows.where('status', 'Active');
  };
  return {
    list(query: CategoryListQuery, inactiveToo: boolean) {
      return streamRows<CategoryRow>(visible(db, inactiveToo), query, rules);
    },
    async find(id: number, inactiveToo: boolean): Promise<CategoryRow | undefined> {
      return firstOf(visible(db, inactiveToo).where('category_id', id).first());
    },
    async lock(trx: Knex.Transaction, id: number): Promise<CategoryRow | undefined> {
      return firstOf(visible(trx, true).where('category_id', id).forUpdate().first());
    },
    async insert(trx: Knex.Transaction, fields: CategoryFields): Promise<CategoryRow> {
      return storedRow(
        trx('categories')
          .insert(fields)
          .returning([...columns]),
      );
    },
    async update(trx: Knex.Transaction, id: number, fields: CategoryFields): Promise<CategoryRow> {
      const change = { ...fields, updated_at: trx.fn.now() };
      return storedRow(
        trx('categories')
          .where('category_id', id)
          .update(change)
          .returning([...columns]),
      );
    },
    async remove(trx: Knex.Transaction, id: number): Promise<void> {
      await trx('categories').where('category_id', id).delete();
    },
  };
}

export type CategoriesRepository = ReturnType<typeof createCategoriesRepository>;
