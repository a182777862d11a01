import { skipToken } from '@vidyapath/client/query';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { useOfferedCourseQuery } from '../../../lib/course/course-progress.endpoints';
import { useBestCoursesQuery } from '../api/best-courses.endpoints';

/** The best course that the learner does not have, of the category of the completed one, else of all. */
export function useNewCourse(courseId: number, own: readonly MyCourse[], skip: boolean) {
  const completed = useOfferedCourseQuery({ courseId, as: undefined }, { skip });
  const category = completed.data?.Category?.CategoryId;
  const beside = useBestCoursesQuery(skip || category === undefined ? skipToken : category);
  const isNew = ({ CourseId }: PublicCourse) => CourseId !== courseId && !own.some((one) => one.course_id === CourseId);
  const related = beside.data?.find(isNew);
  const isSettled = !completed.isLoading && !beside.isLoading;
  const all = useBestCoursesQuery(skip || !isSettled || related ? skipToken : 'all');
  return { found: related ?? all.data?.find(isNew), isAsked: !skip && (!isSettled || all.isLoading) };
}
