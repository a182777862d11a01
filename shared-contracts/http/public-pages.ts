import { slugOf } from './slug';

/** Addresses of pages that search engines show and people share. */
export const cataloguePath = '/course/available-course';

/** A course whose name is not known yet has its short address, which stays valid. */
export const courseAddress = ({ course_id, name }: { course_id: number; name?: string | undefined }): string =>
  `/course/course-content/${course_id}${name === undefined ? '' : `-${slugOf(name)}`}`;

export const teacherAddress = (slug: string): string => `/teacher/${slug}`;

export const categoryAddress = (categoryId: number): string => `${cataloguePath}?category=${categoryId}`;

/** The id in a course's address, with or without a slug; anything may stand after the hyphen. */
export const courseIdIn = (part = ''): number => Number(/^\d+(?=-|$)/.exec(part)?.[0] ?? Number.NaN);
