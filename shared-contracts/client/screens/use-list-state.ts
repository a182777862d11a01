import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListState, readListState, toggleSort, writeListState } from './list-state';

export interface ListControls {
  state: ListState;
  search: (text: string) => void;
  goTo: (page: number) => void;
  resize: (size: ListState['size']) => void;
  sortBy: (field: string) => void;
}

/**
 * List state that lives in the URL: reload and Back keep it; search, size and sort return to page 1.
 * The result stays the same until the URL changes, so that memoised parts are not rendered when an answer arrives.
 */
export function useListState(): ListControls {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (next: (current: ListState) => ListState, replace = false) =>
      setParams((current) => writeListState(current, next(readListState(current))), { replace });
    return {
      state: readListState(params),
      search: (search) => change((current) => ({ ...current, search, page: 1 }), true),
      goTo: (page) => change((current) => ({ ...current, page })),
      resize: (size) => change((current) => ({ ...current, size, page: 1 })),
      sortBy: (field) => change((current) => ({ ...current, sort: toggleSort(current.sort, field), page: 1 })),
    };
  }, [params, setParams]);
}
