/** Paths of making a course and putting it on sale. Not in `paths`, which every page loads. */
export const courseDraftPaths = {
  courseDrafts: '/api/course/drafts',
  courseDetails: (id: number | string) => `/api/course/${id}/details`,
  courseReadiness: (id: number | string) => `/api/course/${id}/readiness`,
  coursePublication: (id: number | string) => `/api/course/${id}/publish`,
} as const;
