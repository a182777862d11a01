import type { Category, CategoryBody, CategoryListQuery } from '@vidyapath/http/category';
import { isViolation } from '@vidyapath/service-kit/database/database-errors';
import { conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import type { Viewer } from '../../lib/http/viewer';
import { assertUnchanged, recordWrite } from '../../lib/audit/audited-records';
import { seesInactiveCategories } from './categories.policy';
import { presentCategory } from './categories.presenter';
import {
  type CategoryFields,
  type CategoryRow,
  deleteCategory,
  findCategory,
  insertCategory,
  listCategories,
  lockCategory,
  updateCategory,
} from './categories.repository';

export async function readCategories({ db }: CatalogueContext, query: CategoryListQuery, viewer: Viewer) {
  return presentList(await listCategories(db, query, seesInactiveCategories(viewer)), (rows) =>
    rows.map(presentCategory),
  );
}

export async function readCategory({ db }: CatalogueContext, id: number, viewer: Viewer): Promise<Category> {
  const row = await findCategory(db, id, seesInactiveCategories(viewer));
  if (!row) throw gone();
  return presentCategory(row);
}

export function createCategory(
  { db }: CatalogueContext,
  body: CategoryBody,
  { by, idempotencyKey }: Write,
): Promise<Category> {
  return db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const after = presentCategory(await refusingDuplicates(() => insertCategory(trx, fieldsOf(body))));
      await recordWrite(trx, 'category', after.CategoryId, { by, after });
      return after;
    }),
  );
}

export function changeCategory(
  { db }: CatalogueContext,
  id: number,
  body: CategoryBody,
  { by, ifMatch }: Write,
): Promise<Category> {
  return db.transaction(async (trx) => {
    const before = await lockCurrent(trx, id, ifMatch);
    const after = presentCategory(await refusingDuplicates(() => updateCategory(trx, id, fieldsOf(body))));
    await recordWrite(trx, 'category', id, { by, before, after });
    return after;
  });
}

export async function removeCategory({ db }: CatalogueContext, id: number, { by, ifMatch }: Write): Promise<void> {
  await db.transaction(async (trx) => {
    const before = await lockCurrent(trx, id, ifMatch);
    await refusingUsed(() => deleteCategory(trx, id));
    await recordWrite(trx, 'category', id, { by, before });
  });
}

async function lockCurrent(trx: Knex.Transaction, id: number, ifMatch: string | undefined): Promise<Category> {
  const row = await lockCategory(trx, id);
  if (!row) throw gone();
  const category = presentCategory(row);
  await assertUnchanged(trx, 'category', id, { ifMatch, current: category });
  return category;
}

const gone = () => notFound('This category does not exist.');

function fieldsOf({ CategoryName, CategoryNameHindi, Status }: CategoryBody): CategoryFields {
  return {
    category_name: CategoryName.trim(),
    ...(CategoryNameHindi === undefined ? {} : { category_name_hindi: CategoryNameHindi.trim() }),
    ...(Status ? { status: Status } : {}),
  };
}

async function refusingDuplicates(write: () => Promise<CategoryRow>): Promise<CategoryRow> {
  try {
    return await write();
  } catch (error) {
    if (!isViolation(error, 'unique', 'categories_name_key')) throw error;
    const detail = 'A category with this name already exists.';
    throw conflict('category-name-taken', detail, [{ field: 'CategoryName', detail }]);
  }
}

async function refusingUsed(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!isViolation(error, 'foreign-key', 'courses_category_id_fkey')) throw error;
    throw conflict('category-in-use', 'This category has courses. Move or delete them first.');
  }
}
