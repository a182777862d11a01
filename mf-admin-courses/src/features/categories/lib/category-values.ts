import type { Category, CategoryBody } from '@vidyapath/http/category';
import { limits } from '@vidyapath/http/limits';
import { optionalText, requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

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

export const categoryRules = object({
  CategoryName: requiredText('categories.name', limits.category.nameMax),
  CategoryNameHindi: optionalText('categories.nameHindi', limits.category.nameMax),
});
