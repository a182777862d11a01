import { isClientProblem } from '@vidyapath/client/requests/client-problem';
import { limits } from '@vidyapath/http/limits';
import { courseIdIn } from '@vidyapath/http/public-pages';
import { courseIn } from '@vidyapath/client/formats/course-texts';
import { skipToken } from '@vidyapath/client/query';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { useMemo } from 'react';
import { courseContentApi } from '../api/course-content.endpoints';

const isCourseId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= limits.id.max;

/** The course of an address, in the reader's language: read again on every visit, with the cached one shown meanwhile. An address without an id is a missing course. */
export function useCourseContent(part = '') {
  const courseId = courseIdIn(part);
  const valid = isCourseId(courseId);
  const { currentData, error, isFetching, refetch } = courseContentApi.useCourseContentQuery(
    valid ? courseId : skipToken,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const language = useLanguage();
  const content = useMemo(() => currentData && courseIn(language, currentData), [language, currentData]);
  const missing = !valid || (isClientProblem(error) && error.status === 404);
  return {
    content: missing ? undefined : content,
    missing,
    failed: error !== undefined,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
