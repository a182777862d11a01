import type { CourseAccess } from '@vidyapath/http/commerce-access';
import { forbidden, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import type { CommerceContext } from '../../context';
import { findCourses } from '../courses/courses';
import { publishAccess } from './publish-access';

/** Of an enrolment; `made` is false where the person was enrolled before. */
export interface Enrolment {
  made: boolean;
  access: CourseAccess;
}

/** A grant of a free course, which stays when the course gets a price. */
export async function enrol(
  ctx: CommerceContext,
  userId: number,
  courseId: number,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<Enrolment> {
  const course = (await findCourses(ctx, [courseId])).get(courseId);
  if (!course?.is_public) throw notFound('This course does not exist.');
  if (course.price_paise > 0) throw forbidden('This course has a price.', 'course-not-bought');
  const at = ctx.now();
  const grant = { user_id: userId, scope: 'course', course_id: courseId, source: 'free', starts_at: at };
  const access = { course_id: courseId, access: true, source: 'free', ends_at: null, given_back_at: null } as const;
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const stored: unknown[] = await trx('grants')
        .insert({ ...grant, created_at: at })
        .onConflict(trx.raw(`(user_id, course_id) where source = 'free' and revoked_at is null`))
        .ignore()
        .returning('grant_id');
      await publishAccess(ctx.events, trx);
      return { made: stored.length > 0, access };
    }),
  );
}
