import type { Knex } from 'knex';

/** The id of this category while it is active, for `whereIn`; courses of an inactive one are listed under All only. */
export const activeCategory = (db: Knex, categoryId: number): Knex.QueryBuilder =>
  db('categories').select('category_id').where({ category_id: categoryId, status: 'Active' });
