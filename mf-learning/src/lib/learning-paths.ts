/** Screens that this slice links to. */
export const cataloguePath = '/course/available-course';
/** Its public page, with how to get it. */
export const courseOfferPath = (courseId: number): string => `/course/course-content/${courseId}`;
export const certificatePath = (serial: string): string => `/certificates/${serial}`;
