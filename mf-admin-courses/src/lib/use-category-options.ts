import { useCategoryName } from '@vidyapath/client/formats/category-name';
import { useFailureNotice } from '@vidyapath/client/requests/use-failure-notice';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import type { Category } from '@vidyapath/http/category';
import { useCallback } from 'react';
import { useCategoryOptionsQuery } from './courses.endpoints';

const none: readonly Category[] = [];

export interface CategoryOptions {
  rows: readonly { id: number; name: string }[];
  /** The categories could not be loaded. */
  failed: boolean;
  loading: boolean;
  retry: () => void;
  nameOf: (id: number) => string;
}

/** The categories to choose from. */
export function useCategoryOptions(): CategoryOptions {
  const notices = useNotices();
  const nameOf = useCategoryName();
  const {
    data: rows = none,
    error,
    isFetching,
    refetch,
  } = useCategoryOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureNotice(error, () => notices.failure('categories.failed.load'));
  const nameOfId = useCallback(
    (id: number) => {
      const row = rows.find(({ CategoryId }) => CategoryId === id);
      return row ? nameOf(row) : String(id);
    },
    [rows, nameOf],
  );
  return {
    rows: rows.map((row) => ({ id: row.CategoryId, name: nameOf(row) })),
    failed: error !== undefined,
    loading: isFetching,
    retry: () => void refetch(),
    nameOf: nameOfId,
  };
}
