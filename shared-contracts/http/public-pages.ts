/** Addresses of pages that search engines show and people share. */
export const cataloguePath = '/course/available-course';

/** Without the name, for pages that do not know it or are light without its letters; it stays valid. */
export const shortCourseAddress = (courseId: number): string => `/course/course-content/${courseId}`;

export const teacherAddress = (slug: string): string => `/teacher/${slug}`;

export const categoryAddress = (categoryId: number): string => `${cataloguePath}?category=${categoryId}`;

/** The id in a course's address, with or without a slug; anything may stand after the hyphen. */
export const courseIdIn = (part = ''): number => Number(/^\d+(?=-|$)/.exec(part)?.[0] ?? Number.NaN);
