import type { MyCourseListQuery } from '@vidyapath/http/learning-progress';
import { isEditor, type Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { presentMyCourse } from './my-courses.presenter';
import { createMyCoursesRepository } from './my-courses.repository';

export interface MyCoursesOptions {
  db: Database;
  /** Whether nothing is sold, so that everybody learns every course. */
  everything: boolean;
  now: () => Date;
}

export function createMyCoursesService({ db, everything, now }: MyCoursesOptions) {
  const repository = createMyCoursesRepository(db);
  return {
    async list({ id, role }: { id: number; role: Role }, query: MyCourseListQuery) {
      const of = { userId: id, everything: everything || isEditor(role), at: now() };
      return presentList(await repository.list(of, query), (rows) => rows.map(presentMyCourse));
    },
  };
}

export type MyCoursesService = ReturnType<typeof createMyCoursesService>;
