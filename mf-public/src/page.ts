import { cataloguePath } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { cataloguePage } from './features/catalogue/catalogue.server';
import { coursePage } from './features/course-detail/course.server';
import { landingPage } from './features/landing/landing.server';
import { policyPage } from './features/policies/policy.server';
import { teacherPage } from './features/teacher/teacher.server';

/** By the pattern of the route. */
const pages: Readonly<Record<string, DescribePage>> = {
  '/': landingPage,
  [cataloguePath]: cataloguePage,
  '/course/course-content/:courseId': coursePage,
  '/teacher/:slug': teacherPage,
  '/RefundPolicy': policyPage('refundPolicy'),
  '/TermsAndConditions': policyPage('terms'),
};

export const describePage: DescribePage = (input) => pages[input.path]?.(input);
