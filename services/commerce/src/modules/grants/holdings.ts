/** What a person holds without end. A plan that waits for the one before it to end is held as well. */
export interface Holdings {
  /** All courses, for life. */
  all: boolean;
  courses: ReadonlySet<number>;
}

export const nothingHeld: Holdings = { all: false, courses: new Set() };

/** What is bought: a course, or what a plan brings. */
export interface Bought {
  course_id: number | null;
  plan: { kind: 'bundle' | 'all'; course_ids: readonly number[] } | null;
}

export const holdsCourse = ({ all, courses }: Holdings, courseId: number): boolean => all || courses.has(courseId);

/** Whether nothing would be gained by buying it. */
export function isOwned(holdings: Holdings, { course_id, plan }: Bought): boolean {
  if (!plan) return course_id !== null && holdsCourse(holdings, course_id);
  if (plan.kind === 'all') return holdings.all;
  return plan.course_ids.every((id) => holdsCourse(holdings, id));
}
