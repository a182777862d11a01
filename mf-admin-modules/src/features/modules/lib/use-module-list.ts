import { listParams, writeListState } from '@vidyapath/client/list-state';
import { useListState } from '@vidyapath/client/use-list-state';
import { limits } from '@vidyapath/http/limits';
import { courseModuleSortFields } from '@vidyapath/http/sort-fields';
import { useSearchParams } from 'react-router';
import { usePageWithin } from '@vidyapath/client/use-page-within';
import { useModulesQuery } from '../api/modules.endpoints';

const filterName = 'course';

/** The list as the URL describes it; a sort, search or filter that the server would refuse is left out or cut. */
export function useModuleList() {
  const controls = useListState();
  const [params, setParams] = useSearchParams();
  const { state } = controls;
  const { sort, search, ...rest } = state;
  const wanted = Number(params.get(filterName));
  const courseId = Number.isSafeInteger(wanted) && wanted > 0 && wanted <= limits.id.max ? wanted : 0;
  const sortable = sort && courseModuleSortFields.some((field) => field === sort.field);
  const query = listParams({ ...rest, search: [...search].slice(0, limits.list.queryMax).join(''), ...(sortable && { sort }) });
  const answer = useModulesQuery({ ...query, course_id: courseId }, { refetchOnMountOrArgChange: true });
  usePageWithin(state, answer.isFetching ? undefined : answer.data?.total);

  const change = (course: number, text: string) =>
    setParams((current) => {
      const next = writeListState(current, { ...state, search: text, page: 1 });
      if (course > 0) next.set(filterName, String(course));
      else next.delete(filterName);
      return next;
    });
  return {
    controls,
    answer,
    courseId,
    filterBy: (course: number) => change(course, search),
    showAll: () => change(0, ''),
    narrowed: courseId > 0 || search.trim() !== '',
  };
}
