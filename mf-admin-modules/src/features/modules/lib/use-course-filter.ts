import { writeListState } from '@vidyapath/client/list-state';
import { useLatest } from '@vidyapath/client/use-latest';
import type { ListControls } from '@vidyapath/client/use-list-state';
import { limits } from '@vidyapath/http/limits';
import { useSearchParams } from 'react-router';

const parameter = 'course';

/** The course that the list is limited to, in the URL; `0` for all. */
export function useCourseFilter({ state }: ListControls) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(parameter));
  const courseId = Number.isSafeInteger(asked) && asked > 0 && asked <= limits.id.max ? asked : 0;
  const change = (course: number, search: string) =>
    setParams((current) => {
      const next = writeListState(current, { ...state, search, page: 1 });
      if (course > 0) next.set(parameter, String(course));
      else next.delete(parameter);
      return next;
    });
  const filterBy = useLatest((course: number) => change(course, state.search));
  const clear = useLatest(() => change(0, ''));
  return { courseId, filterBy, clear };
}
