/** Paths of the course builder. Not in `paths`, which every page loads. */
export const courseBuilderPaths = {
  outline: (courseId: number | string) => `/api/course/${courseId}/outline`,
  outlineMoves: (courseId: number | string) => `/api/course/${courseId}/outline/moves`,
  outlineLessons: (courseId: number | string) => `/api/course/${courseId}/outline/lessons`,
  outlineChanges: (courseId: number | string) => `/api/course/${courseId}/outline/changes`,
  courseCopy: (courseId: number | string) => `/api/course/${courseId}/copy`,
} as const;
