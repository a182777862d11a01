import { editorRoles, roles, type Role } from '@vidyapath/http/roles';
import type { RemoteId } from './remotes-manifest';

/** Who may open a route: everybody, or the listed roles after signing in. */
export type RouteAccess = 'public' | readonly Role[];

export interface RouteEntry {
  /** react-router pattern. */
  path: string;
  access: RouteAccess;
  owner: RemoteId | 'shell';
  layout: 'site' | 'app';
}

const route = (
  path: string,
  owner: RouteEntry['owner'],
  layout: RouteEntry['layout'],
  access: RouteAccess,
): RouteEntry => ({
  path,
  owner,
  layout,
  access,
});

/** Every screen: the specification's route table, contract section 6 and what the user menu leads to. Redirects are the shell's own. */
export const routeTable: readonly RouteEntry[] = [
  route('/', 'mf_public', 'site', 'public'),
  route('/login', 'mf_public', 'site', 'public'),
  route('/signup', 'mf_public', 'site', 'public'),
  route('/forgot-password', 'mf_public', 'site', 'public'),
  route('/reset-password', 'mf_public', 'site', 'public'),
  route('/verify-email', 'mf_public', 'site', 'public'),
  route('/RefundPolicy', 'mf_public', 'site', 'public'),
  route('/TermsAndConditions', 'mf_public', 'site', 'public'),
  route('/course/available-course', 'mf_public', 'site', 'public'),
  route('/course/course-content/:courseId', 'mf_public', 'site', 'public'),
  route('/dashboard/home', 'shell', 'app', roles),
  route('/course/category-master', 'mf_admin_courses', 'app', editorRoles),
  route('/course/course-master', 'mf_admin_courses', 'app', editorRoles),
  route('/course/module-master', 'mf_admin_modules', 'app', editorRoles),
  route('/course/course-progress', 'mf_learning', 'app', roles),
  route('/course/course-progress/:courseId', 'mf_learning', 'app', roles),
  route('/helpdesk/tickets', 'shell', 'app', editorRoles),
  route('/helpdesk/faq', 'shell', 'app', roles),
  route('/reports/sales-report', 'shell', 'app', editorRoles),
  route('/reports/user-report', 'shell', 'app', editorRoles),
  route('/reports/error-report', 'shell', 'app', editorRoles),
  route('/reports/login-report', 'shell', 'app', editorRoles),
  route('/account/profile', 'shell', 'app', roles),
  route('/account/analytics', 'shell', 'app', roles),
  route('/account/settings', 'shell', 'app', roles),
  route('/account/help', 'shell', 'app', roles),
  route('/account/notifications', 'shell', 'app', roles),
];
