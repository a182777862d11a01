import { skipToken } from '@vidyapath/client/query';
import { useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourse, PublicCourseContent } from '@vidyapath/http/public-course';
import { Typography } from '@vidyapath/ui';
import { CourseRow } from '../../../components/course-row';
import { rowLength } from '../../../components/row-size';
import { useFoundCoursesQuery } from '../../../lib/course-search.endpoints';

/** The best ones of the same category, then of all; the course itself is left out. */
export function RelatedCourses({ content: { CourseId, Category } }: { content: PublicCourseContent }) {
  const t = useT();
  const others = (courses: readonly PublicCourse[] = []) => courses.filter((one) => one.CourseId !== CourseId);
  const near = useFoundCoursesQuery(Category ? { category_id: Category.CategoryId, limit: rowLength + 1 } : skipToken);
  const ofCategory = others(near.data?.courses);
  const isShort = !near.isFetching && ofCategory.length < rowLength;
  const best = useFoundCoursesQuery(isShort ? { limit: 2 * rowLength } : skipToken);
  const known = new Set(ofCategory.map((one) => one.CourseId));
  const further = isShort ? others(best.data?.courses).filter((one) => !known.has(one.CourseId)) : [];
  const courses = [...ofCategory, ...further].slice(0, rowLength);
  if (courses.length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="h3" sx={{ mb: 4 }}>
        {t('course.related')}
      </Typography>
      <CourseRow courses={courses} />
    </section>
  );
}
