/** Screens that this slice links to. */
export const cataloguePath = '/course/available-course';
export const coursePath = (courseId: number): string => `/course/course-progress/${courseId}`;
export const certificatePath = (serial: string): string => `/certificates/${serial}`;
