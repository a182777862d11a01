import type { Category } from '@vidyapath/http/category';
import { useCallback } from 'react';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useNotices } from '@vidyapath/client/use-notices';
import { useCategoryOptionsQuery } from '../api/courses.endpoints';

export interface CategoryOptions {
  rows: readonly Category[];
  /** They could not be loaded. */
  failed: boolean;
  loading: boolean;
  retry: () => void;
  nameOf: (id: number) => string;
}

/** The categories to choose from. */
export function useCategoryOptions(): CategoryOptions {
  const notices = useNotices();
  const { data: rows = [], error, isFetching, refetch } = useCategoryOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureNotice(error, useCallback(() => notices.failure('categories.failed.load'), [notices]));
  return {
    rows,
    failed: error !== undefined,
    loading: isFetching,
    retry: () => void refetch(),
    nameOf: (id) => rows.find((row) => row.CategoryId === id)?.CategoryName ?? String(id),
  };
}
