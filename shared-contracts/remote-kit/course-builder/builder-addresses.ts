/** Addresses of the course builder, whose pages are of two slices. */
export const builderAddresses = {
  courses: '/studio/courses',
  details: (courseId: number) => `/studio/courses/${courseId}/details`,
  lessons: (courseId: number) => `/studio/courses/${courseId}/lessons`,
} as const;
