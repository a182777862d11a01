import { writeListState } from '@vidyapath/client/screens/list-state';
import type { ListControls } from '@vidyapath/client/screens/use-list-state';
import { limits } from '@vidyapath/http/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'course';

/** The course that the list is limited to, in the URL; `0` for all. The result stays the same until the URL changes. */
export function useCourseFilter({ state }: ListControls) {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const id = Number(params.get(parameter));
    const change = (course: number, search: string) =>
      setParams((current) => {
        const next = writeListState(current, { ...state, search, page: 1 });
        if (course > 0) next.set(parameter, String(course));
        else next.delete(parameter);
        return next;
      });
    return {
      courseId: Number.isSafeInteger(id) && id > 0 && id <= limits.id.max ? id : 0,
      filterBy: (course: number) => change(course, state.search),
      clear: () => change(0, ''),
    };
  }, [params, setParams, state]);
}
