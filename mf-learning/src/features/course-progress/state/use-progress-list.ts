import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ProgressListState,
  type ProgressSize,
  type ProgressTab,
  readProgressState,
  writeProgressState,
} from './progress-list-state';

export interface ProgressListControls {
  state: ProgressListState;
  open: (tab: ProgressTab) => void;
  search: (text: string) => void;
  goTo: (page: number) => void;
  resize: (size: ProgressSize) => void;
  /** Opens the page of the list that has the module with this index. */
  show: (index: number) => void;
}

/** What the list shows, kept in the URL so that reload and Back keep it. */
export function useProgressList(): ProgressListControls {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readProgressState(params), [params]);
  const change = useCallback(
    (part: Partial<ProgressListState>, replace = false) =>
      setParams((current) => writeProgressState(current, { ...readProgressState(current), ...part }), { replace }),
    [setParams],
  );
  return {
    state,
    open: (tab) => change({ tab }, true),
    search: (search) => change({ search, page: 1 }, true),
    goTo: (page) => change({ page }),
    resize: (size) => change({ size, page: 1 }),
    show: (index) =>
      change({
        tab: 'modules',
        search: '',
        page: state.size === 'all' ? 1 : Math.floor(Math.max(0, index) / state.size) + 1,
      }),
  };
}
