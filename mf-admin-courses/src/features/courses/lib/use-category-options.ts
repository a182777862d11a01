import { useCategoryName } from '@vidyapath/client/formats/category-name';
import { useFailureNotice } from '@vidyapath/client/requests/use-failure-notice';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useCategoryOptionsQuery } from '../api/courses.endpoints';

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
    data: rows = [],
    error,
    isFetching,
    refetch,
  } = useCategoryOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureNotice(error, () => notices.failure('categories.failed.load'));
  return {
    rows: rows.map((row) => ({ id: row.CategoryId, name: nameOf(row) })),
    failed: error !== undefined,
    loading: isFetching,
    retry: () => void refetch(),
    nameOf: (id) => {
      const row = rows.find(({ CategoryId }) => CategoryId === id);
      return row ? nameOf(row) : String(id);
    },
  };
}
