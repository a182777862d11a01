import { isClientProblem } from '@vidyapath/client/requests/client-problem';
import { limits } from '@vidyapath/http/limits';
import { skipToken } from '@vidyapath/client/query';
import { courseContentApi } from '../api/course-content.endpoints';

const isCourseId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= limits.id.max;

/** The course of an address: read again on every visit, with the cached one shown meanwhile. An address without an id is a missing course. */
export function useCourseContent(courseIdText = '') {
  const courseId = Number(courseIdText);
  const valid = isCourseId(courseId);
  const { currentData, error, isFetching, refetch } = courseContentApi.useCourseContentQuery(
    valid ? courseId : skipToken,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const missing = !valid || (isClientProblem(error) && error.status === 404);
  return {
    content: missing ? undefined : currentData,
    missing,
    failed: error !== undefined,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
