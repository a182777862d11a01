import { accounts, type Account } from './accounts';

export interface Screen {
  name: string;
  path: string;
  account?: Account;
}

/** The visitors and users that have screens. */
export const people: readonly { name: string; account?: Account }[] = [
  { name: 'a visitor' },
  { name: 'a learner', account: accounts.learner },
  { name: 'staff', account: accounts.staff },
];

/** Every screen of the route table that has content of its own. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'sign up', path: '/signup' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'new password', path: '/reset-password?token=x' },
  { name: 'refund policy', path: '/RefundPolicy' },
  { name: 'terms', path: '/TermsAndConditions' },
  { name: 'catalogue', path: '/course/available-course' },
  { name: 'course detail', path: '/course/course-content/4' },
  { name: 'plans', path: '/plans' },
  { name: 'cart', path: '/cart' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'dashboard', path: '/dashboard/home', account: accounts.learner },
  { name: 'profile', path: '/account/profile', account: accounts.learner },
  { name: 'settings', path: '/account/settings', account: accounts.learner },
  { name: 'help', path: '/account/help', account: accounts.learner },
  { name: 'analytics', path: '/account/analytics', account: accounts.learner },
  { name: 'notifications', path: '/account/notifications', account: accounts.learner },
  { name: 'checkout', path: '/checkout', account: accounts.learner },
  { name: 'orders', path: '/orders', account: accounts.learner },
  { name: 'course progress', path: '/course/course-progress', account: accounts.learner },
  { name: 'lesson', path: '/learn/4', account: accounts.learner },
  { name: 'lesson not bought', path: '/learn/2' },
  { name: 'no access', path: '/course/course-master', account: accounts.learner },
  { name: 'category form', path: '/course/category-master', account: accounts.staff },
  { name: 'category list', path: '/course/category-master?tab=view', account: accounts.staff },
  { name: 'course form', path: '/course/course-master', account: accounts.staff },
  { name: 'course list', path: '/course/course-master?tab=view', account: accounts.staff },
  { name: 'module form', path: '/course/module-master', account: accounts.staff },
  { name: 'module list', path: '/course/module-master?tab=view', account: accounts.staff },
  { name: 'all orders', path: '/sales/orders', account: accounts.staff },
  { name: 'attention', path: '/sales/attention', account: accounts.staff },
  { name: 'coupon form', path: '/sales/coupons', account: accounts.staff },
  { name: 'coupon list', path: '/sales/coupons?tab=view', account: accounts.staff },
  { name: 'plan form', path: '/sales/plans', account: accounts.staff },
  { name: 'plan list', path: '/sales/plans?tab=view', account: accounts.staff },
  { name: 'access form', path: '/sales/grants', account: accounts.staff },
  { name: 'access list', path: '/sales/grants?tab=view', account: accounts.staff },
  { name: 'sales report', path: '/reports/sales-report', account: accounts.staff },
];
