import type { MyCourseListQuery } from '@vidyapath/http/learning-progress';
import { isEditor, type Role } from '@vidyapath/http/roles';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { LearningContext } from '../../context';
import { presentMyCourse } from './my-courses.presenter';
import { listCoursesOf } from './my-courses.repository';

export async function listMyCourses(
  { db, everything, now }: LearningContext,
  { id, role }: { id: number; role: Role },
  query: MyCourseListQuery,
) {
  const of = { userId: id, everything: everything || isEditor(role), at: now() };
  return presentList(await listCoursesOf(db, of, query), (rows) => rows.map(presentMyCourse));
}
