import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ListState, pageCount, writeListState } from './list-state';

/** When the page shown is past the last one, e.g. after deleting its only row, goes to the last without a step in Back. */
export function usePageWithin(state: ListState, total: number | undefined): void {
  const [, setParams] = useSearchParams();
  const { page, size } = state;
  useEffect(() => {
    if (total === undefined) return;
    const last = pageCount(total, size);
    if (page > last) setParams((current) => writeListState(current, { ...state, page: last }), { replace: true });
  }, [page, size, total, state, setParams]);
}
