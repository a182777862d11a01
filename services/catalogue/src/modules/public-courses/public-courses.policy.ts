export const publicCoursesAccess = { read: 'public' } as const;
