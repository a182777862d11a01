import type { Category } from '@vidyapath/http/category';
import { useCallback } from 'react';
import { useLanguage } from '../screens/use-t';
import { textIn } from './course-texts';

export type CategoryNames = Pick<Category, 'CategoryName' | 'CategoryNameHindi'>;

/** Gives a category's name in the reader's language: the Hindi one on Hindi pages, where there is one. */
export function useCategoryName(): (category: CategoryNames) => string {
  const language = useLanguage();
  return useCallback(
    ({ CategoryName, CategoryNameHindi }: CategoryNames) => textIn(language, CategoryName, CategoryNameHindi),
    [language],
  );
}
