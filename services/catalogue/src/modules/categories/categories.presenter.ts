import type { Category } from '@vidyapath/http/category';
import type { CategoryRow } from './categories.repository';

export const presentCategory = (row: CategoryRow): Category => ({
  CategoryId: row.category_id,
  CategoryName: row.category_name,
  CategoryNameHindi: row.category_name_hindi,
  Status: row.status,
});
