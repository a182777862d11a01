import { isClientProblem } from '@vidyapath/client/requests/client-problem';
import { courseIn } from '@vidyapath/client/formats/course-texts';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { useMemo } from 'react';
import { useLazyCourseAccessQuery } from '../../../lib/course/course-access.endpoints';
import { useCourseProgressQuery, useOfferedCourseQuery } from '../../../lib/course/course-progress.endpoints';
import { useWhenSeen } from '../../../lib/course/use-when-seen';
import { offeredCourse, ownedCourse } from './lesson-course';

/** The course of the lesson page: its lessons where the reader has it, else what everybody may see of it. */
export function useLessonCourse(courseId: number | undefined, as: 'learner' | undefined) {
  const isSignedIn = useSession().status === 'signed-in';
  const asked = { courseId: courseId ?? 0, as };
  const own = useCourseProgressQuery(asked, { skip: courseId === undefined || !isSignedIn });
  const isNotTheirs = isClientProblem(own.error) && own.error.kind === 'course-not-bought';
  const isOffered = courseId !== undefined && (!isSignedIn || isNotTheirs);
  const offered = useOfferedCourseQuery(asked, { skip: !isOffered });
  const [askAccess] = useLazyCourseAccessQuery();
  /** It may have been bought in another tab. */
  const openIfBought = async () => {
    if (isNotTheirs && (await askAccess(asked.courseId)).data?.access) await own.refetch();
  };
  useWhenSeen(() => void openIfBought());

  const language = useLanguage();
  const { currentData: outline } = own;
  const { currentData: content } = offered;
  const course = useMemo(() => {
    if (isOffered) return content && offeredCourse(courseIn(language, content));
    return outline && ownedCourse(courseIn(language, outline));
  }, [isOffered, content, outline, language]);
  const { error, isFetching, refetch } = isOffered ? offered : own;
  return { course, problem: error, isFetching, refetch };
}
