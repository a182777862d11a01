import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { seesHiddenContent } from '../../lib/http/viewer';
import type { CoursesRepository } from '../courses/courses.repository';
import { presentProgressRow } from './course-progress.presenter';
import type { CourseProgressRepository } from './course-progress.repository';

export interface CourseProgressDependencies {
  courses: Pick<CoursesRepository, 'find'>;
  courseProgress: CourseProgressRepository;
  lessonLinks: LessonLinks;
}

export function createCourseProgressService({ courses, courseProgress, lessonLinks }: CourseProgressDependencies) {
  return {
    /** For users who may learn the course, which the route has checked; a hidden course stays accessible with a grant. */
    async progress(courseId: number, { role, sid }: SessionUser): Promise<CourseProgressRow[]> {
      if (!(await courses.find(courseId, true))) throw notFound('This course does not exist.');
      const rows = await courseProgress.rows(courseId, seesHiddenContent({ role }));
      return rows.map((row) => presentProgressRow(row, (address) => lessonLinks.sign(address, courseId, sid)));
    },
  };
}

export type CourseProgressService = ReturnType<typeof createCourseProgressService>;
