import type { CourseAccess } from '@vidyapath/http/commerce-access';

/** A grant that holds now. */
export interface LiveGrant {
  /** Null: all public courses. */
  course_id: number | null;
  source: 'order' | 'plan' | 'given' | 'free';
  ends_at: Date | null;
}

/** What commerce knows of a course; undefined where no event has named it yet. */
export type KnownCourse = { deleted: boolean; is_public: boolean } | undefined;

/**
 * Which of a person's live grants gives the course, the one that lasts longest. One of all courses gives no hidden one,
 * and none before an event has said whether it is hidden.
 */
export function grantOf(grants: readonly LiveGrant[], courseId: number, course: KnownCourse): LiveGrant | undefined {
  if (course?.deleted) return undefined;
  const isPublic = course?.is_public ?? false;
  const any = grants.filter(({ course_id }) => course_id === courseId || (course_id === null && isPublic));
  return any.toSorted((a, b) => endOf(b) - endOf(a))[0];
}

const endOf = ({ ends_at }: LiveGrant): number => ends_at?.getTime() ?? Number.MAX_SAFE_INTEGER;

export const accessBy = (courseId: number, grant: LiveGrant | undefined): CourseAccess => ({
  course_id: courseId,
  access: grant !== undefined,
  source: grant?.source ?? null,
  ends_at: grant?.ends_at?.toISOString() ?? null,
  given_back_at: null,
});
