/** Where a thread is read and answered. */
export const threadAddress = ({ course_id, thread_id }: { course_id: number; thread_id: string }): string =>
  `/course/course-progress/${course_id}?tab=discussions&thread=${thread_id}`;
