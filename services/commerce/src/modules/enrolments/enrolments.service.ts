import type { CourseAccess } from '@vidyapath/http/commerce-access';
import type { Database } from '@vidyapath/service-kit/database/database';
import { forbidden, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import type { CoursesService } from '../courses/courses.service';
import type { PublishAccess } from '../grants/publish-access';

/** Of an enrolment; `made` is false where the person was enrolled before. */
export interface Enrolment {
  made: boolean;
  access: CourseAccess;
}

export interface EnrolmentsDependencies {
  db: Database;
  courses: CoursesService;
  publishAccess: PublishAccess;
  now: () => Date;
}

export function createEnrolmentsService({ db, courses, publishAccess, now }: EnrolmentsDependencies) {
  return {
    /** A grant of a free course, which stays when the course gets a price. */
    async enrol(userId: number, courseId: number, idempotencyKey: IdempotencyKey | undefined): Promise<Enrolment> {
      const course = (await courses.find([courseId])).get(courseId);
      if (!course?.is_public) throw notFound('This course does not exist.');
      if (course.price_paise > 0) throw forbidden('This course has a price.', 'course-not-bought');
      const at = now();
      const grant = { user_id: userId, scope: 'course', course_id: courseId, source: 'free', starts_at: at };
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const stored: unknown[] = await trx('grants')
            .insert({ ...grant, created_at: at })
            .onConflict(trx.raw(`(user_id, course_id) where source = 'free' and revoked_at is null`))
            .ignore()
            .returning('grant_id');
          await publishAccess(trx);
          const access = {
            course_id: courseId,
            access: true,
            source: 'free',
            ends_at: null,
            given_back_at: null,
          } as const;
          return { made: stored.length > 0, access };
        }),
      );
    },
  };
}

export type EnrolmentsService = ReturnType<typeof createEnrolmentsService>;
