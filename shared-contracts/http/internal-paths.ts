/** Paths for services only: no edge forwards them, and no browser loads this file. */
export const internalPaths = {
  serviceToken: '/internal/service-token',
  revocations: '/internal/revocations',
  users: '/internal/users',
  mail: (id: string) => `/internal/mails/${id}`,
  courses: '/internal/courses',
  courseOutlines: '/internal/course-outlines',
  lessonUses: '/internal/lesson-uses',
  lessonAssets: '/internal/lesson-assets',
  handout: (fileId: string) => `/internal/handouts/${fileId}`,
  courseWithdrawal: (id: string) => `/internal/courses/${id}/withdrawal`,
  courseAccess: '/internal/access',
  grants: '/internal/grants',
  orderOwner: (id: string) => `/internal/orders/${id}`,
  serverErrors: '/internal/support/errors',
  log: (service: string) => `/internal/${service}/log`,
  events: (service: string) => `/internal/${service}/events`,
} as const;
