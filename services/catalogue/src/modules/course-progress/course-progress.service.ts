import type { CourseProgressQuery, CourseProgressRow } from '@vidyapath/http/course-progress';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { CatalogueContext } from '../../context';
import { seesHiddenContent } from '../../lib/http/viewer';
import { findCourse } from '../courses/courses';
import { presentProgressRow } from './course-progress.presenter';
import { findProgressRows } from './course-progress.repository';

/** For users who may learn the course, which the route has checked; a hidden course stays accessible with a grant. */
export async function readProgress(
  { db, lessonLinks }: CatalogueContext,
  { course_id: courseId, as }: CourseProgressQuery,
  { role, sid }: SessionUser,
): Promise<CourseProgressRow[]> {
  if (!(await findCourse(db, courseId, true))) throw notFound('This course does not exist.');
  const rows = await findProgressRows(db, courseId, seesHiddenContent({ role }, as));
  return rows.map((row) => presentProgressRow(row, (address) => lessonLinks.sign(address, courseId, sid)));
}
