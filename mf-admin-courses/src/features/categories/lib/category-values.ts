import type { Category, CategoryBody } from '@vidyapath/http/category';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { textRules } from '@vidyapath/remote-kit/text-rules';

export interface CategoryValues {
  CategoryName: string;
  CategoryNameHindi: string;
}

export const categoryValues = (record: Category | undefined): CategoryValues => ({
  CategoryName: record?.CategoryName ?? '',
  CategoryNameHindi: record?.CategoryNameHindi ?? '',
});

/** The form has no field for the status: a new category is active, an existing one keeps its status. */
export const categoryBody = (values: CategoryValues, record: Category | undefined): CategoryBody => ({
  CategoryName: values.CategoryName.trim(),
  CategoryNameHindi: values.CategoryNameHindi.trim(),
  Status: record?.Status ?? 'Active',
});

export const categorySchema = (t: Translate) =>
  object({
    CategoryName: textRules(t).required(t('categories.name'), limits.category.nameMax),
    CategoryNameHindi: textRules(t).optional(t('categories.nameHindi'), limits.category.nameMax),
  });
