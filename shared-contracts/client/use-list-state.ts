import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListState, readListState, toggleSort, writeListState } from './list-state';
import { useLatest } from './use-latest';

export interface ListControls {
  state: ListState;
  search: (text: string) => void;
  goTo: (page: number) => void;
  resize: (size: ListState['size']) => void;
  sortBy: (field: string) => void;
}

/**
 * List state that lives in the URL: reload and Back keep it; search, size and sort return to page 1.
 * The answer changes only with the state, and its functions never.
 */
export function useListState(): ListControls {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  const change = useLatest((next: (current: ListState) => ListState, replace: boolean = false) =>
    setParams((current) => writeListState(current, next(readListState(current))), { replace }),
  );
  const changes = useMemo(
    (): Omit<ListControls, 'state'> => ({
      search: (search) => change((current) => ({ ...current, search, page: 1 }), true),
      goTo: (page) => change((current) => ({ ...current, page })),
      resize: (size) => change((current) => ({ ...current, size, page: 1 })),
      sortBy: (field) => change((current) => ({ ...current, sort: toggleSort(current.sort, field), page: 1 })),
    }),
    [change],
  );
  return useMemo(() => ({ state, ...changes }), [state, changes]);
}
