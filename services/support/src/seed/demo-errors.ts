import type { ErrorReport } from '../modules/error-groups/error-report';

export type DemoError = Pick<ErrorReport, 'slice' | 'kind' | 'message' | 'page' | 'route' | 'status'> & {
  /** Days of the last five weeks on which it happened, and how often about. */
  days: readonly [first: number, last: number];
  often: number;
  /** The release in which it was resolved. */
  resolved?: true;
};

const browser = { route: null, status: null };
const answer = { kind: 'answer', page: null } as const;

/** Days count backwards from today. */
export const demoErrors: readonly DemoError[] = [
  {
    ...browser,
    slice: 'mf_learning',
    kind: 'load',
    message: 'TypeError: Failed to fetch dynamically imported module',
    page: '/course/course-progress/4',
    days: [34, 0],
    often: 6,
  },
  {
    ...browser,

    slice: 'mf_learning',
    kind: 'render',
    message: "TypeError: Cannot read properties of undefined (reading 'title')",
    page: '/course/course-progress/2',
    days: [30, 17],
    often: 9,
    resolved: true,
  },
  {
    ...browser,
    slice: 'mf_store',
    kind: 'render',
    message: 'RangeError: Invalid time value',
    page: '/orders',
    days: [12, 0],
    often: 3,
  },
  {
    ...browser,
    slice: 'mf_public',
    kind: 'background',
    message: 'AbortError: The operation was aborted',
    page: '/courses',
    days: [34, 0],
    often: 2,
  },
  {
    ...browser,
    slice: 'shell',
    kind: 'background',
    message: 'QuotaExceededError: The quota has been exceeded',
    page: '/',
    days: [22, 5],
    often: 1,
  },
  {
    ...answer,
    slice: 'commerce',
    message: 'POST /api/commerce/orders answered 503',
    route: 'POST /api/commerce/orders',
    status: 503,
    days: [20, 19],
    often: 14,
    resolved: true,
  },
  {
    ...answer,
    slice: 'media',
    message: 'POST /api/media/uploadCourseImage answered 503',
    route: 'POST /api/media/uploadCourseImage',
    status: 503,
    days: [9, 3],
    often: 2,
  },
  {
    ...answer,
    slice: 'catalogue',
    message: 'GET /api/course/:id answered 500',
    route: 'GET /api/course/:id',
    status: 500,
    days: [6, 1],
    often: 4,
  },
];
