import { skipToken } from '@vidyapath/client/query';
import { useFailureNotice } from '@vidyapath/client/requests/use-failure-notice';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import { useState } from 'react';
import { type CourseChoice, useCourseChoiceQuery, useCourseChoicesInfiniteQuery } from '../api/courses.endpoints';

/** The chosen course, which is always a choice, even when the list does not have it or is not loaded yet. */
function useChosen(
  id: number,
  name: string | undefined,
  choices: readonly CourseChoice[] | undefined,
): CourseChoice | undefined {
  const t = useT();
  const [seen, setSeen] = useState<CourseChoice>();
  const listed = choices?.find((choice) => choice.id === id);
  // Its name stays known after it was listed once, also during a later search.
  if (listed && listed !== seen) setSeen(listed);
  const known = name ?? (seen?.id === id ? seen.name : undefined);
  const { currentData: read, isError } = useCourseChoiceQuery(
    id > 0 && known === undefined && choices && !listed ? id : skipToken,
  );
  if (id === 0 || listed) return undefined;
  return { id, name: known ?? read?.name ?? t(isError ? 'courses.unknown' : 'courses.reading') };
}

/**
 * The courses to choose from, loaded in parts; a search by name finds the others.
 * @param chosen id of the chosen course, `0` for none, and its name if known
 */
export function useCourseChoices(chosen: number, chosenName?: string) {
  const notices = useNotices();
  const [search, setSearch] = useState('');
  const all = useCourseChoicesInfiniteQuery('');
  const found = useCourseChoicesInfiniteQuery(search.trim());
  const { error, isFetching, isFetchingNextPage, hasNextPage } = found;
  useFailureNotice(error, () => notices.failure('courses.failedToast'));
  const pages = found.data?.pages;
  const rows = pages?.flatMap((page) => page.rows);
  const extra = useChosen(chosen, chosenName, rows);
  const [{ total = 0 } = {}] = pages ?? [];
  return {
    search,
    setSearch,
    options: [...(extra ? [extra] : []), ...(rows ?? [])],
    /** Number of listed and of matching courses. */
    listed: rows?.length ?? 0,
    total,
    /** There are more courses than are fetched at once, so a search is needed. */
    isLong: all.hasNextPage || (all.data?.pages.length ?? 0) > 1,
    loading: pages === undefined && isFetching,
    failed: error !== undefined,
    busy: isFetching,
    retry: () => void found.refetch(),
    ...(hasNextPage && { more: () => void found.fetchNextPage() }),
    fetchingMore: isFetchingNextPage,
  };
}

export type CourseChoices = ReturnType<typeof useCourseChoices>;
