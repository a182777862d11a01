/** Paths of making and publishing a course. Not in `paths`, which every page loads. */
export const coursePaths = {
  courseDrafts: '/api/course/drafts',
  courseDetails: (id: number | string) => `/api/course/${id}/details`,
  courseReadiness: (id: number | string) => `/api/course/${id}/readiness`,
  coursePublication: (id: number | string) => `/api/course/${id}/publish`,
} as const;
