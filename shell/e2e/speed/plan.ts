import type { Account } from '../support/accounts';
import { accounts } from '../support/accounts';

/** Limits: `most` in total, `ratio` to the single bundle. */
export interface Budget {
  most?: number;
  ratio?: number;
}

export interface MeasuredScreen {
  name: string;
  path: string;
  account?: Account;
  /** Kilobytes of script. */
  script: Budget;
  /** Milliseconds until the largest paint. */
  paint?: Budget;
}

const soon: Budget = { most: 1_800, ratio: 1.1 };
const other: Budget = { most: 240 };
/** The weight of the one set of rules (decision 50), for screens whose limit was set without it. */
const yup = 12;
/** What the one form brings along where a smaller one was: kept drafts, and the question before it is left. */
const oneForm = 2.5;
/** The code of the cart, which the shell loads with its own (decision 51). */
const plainCart = 3.2;
/** What every page has of platform 2.5: titles of pages, pages of either layout, running work, the head of the first page. */
const platform25 = 0.7;
/** Courses on the home page, whose code follows the first paint. */
const homeCourses = 40;
/** The button of the search, the footer and their words, which every page has; the search itself loads when it is opened. */
const searchAndFooter = 2;
/** Texts of filters, cards and course page, which mf-public has in one file with its others. */
const publicTexts = 1.3;
/** Order, page size and chips of the catalogue; its filters load when they are opened, and beside the courses on wide screens. */
const filters = 3;
const { learner, staff } = accounts;

/** The library that plays streams; the page of an asset has its player. */
const playersLibrary = 97;
/** The demo's lesson of 4 minutes, uploaded. */
const demoAsset = '5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';

export const catalogue = '/course/available-course';

export const measuredScreens: readonly MeasuredScreen[] = [
  { name: 'landing', path: '/', script: { most: 152 + homeCourses + plainCart + platform25 }, paint: soon },
  {
    name: 'catalogue',
    path: catalogue,
    script: { most: 181 + plainCart + platform25 + searchAndFooter + publicTexts + filters, ratio: 1.15 },
    paint: soon,
  },
  {
    name: 'login',
    path: '/login',
    script: { most: 174 + oneForm + plainCart + platform25 + searchAndFooter + publicTexts },
  },
  { name: 'course-detail', path: '/course/course-content/4', script: other, paint: soon },
  { name: 'dashboard', path: '/dashboard/home', account: learner, script: other },
  { name: 'cart', path: '/cart', script: { most: 175 + plainCart + platform25 + searchAndFooter } },
  { name: 'checkout', path: '/checkout', account: learner, script: { most: 200 + yup + searchAndFooter } },
  { name: 'orders', path: '/orders', account: learner, script: other },
  { name: 'course-progress', path: '/course/course-progress/4', account: learner, script: other },
  { name: 'learn', path: '/learn/4', account: learner, script: { most: 220 } },
  { name: 'learn-visitor', path: '/learn/2', script: { most: 220 } },
  { name: 'category-master', path: '/course/category-master', account: staff, script: other },
  { name: 'course-master', path: '/course/course-master', account: staff, script: other },
  { name: 'module-master', path: '/course/module-master', account: staff, script: other },
  { name: 'library', path: '/studio/library', account: staff, script: { most: 260 } },
  { name: 'asset', path: `/studio/library/${demoAsset}`, account: staff, script: { most: 268 + playersLibrary } },
  { name: 'sales-orders', path: '/sales/orders', account: staff, script: other },
  { name: 'coupons', path: '/sales/coupons', account: staff, script: other },
  { name: 'faq', path: '/helpdesk/faq', script: { most: 200 } },
  { name: 'tickets', path: '/helpdesk/tickets', account: learner, script: { most: 200 } },
  { name: 'desk', path: '/helpdesk/tickets', account: staff, script: { most: 200 } },
  { name: 'new-ticket', path: '/helpdesk/tickets/new', account: learner, script: { most: 200 + yup } },
  { name: 'faq-entries', path: '/helpdesk/faq/edit?tab=view', account: staff, script: { most: 200 } },
  { name: 'contact-messages', path: '/helpdesk/messages', account: staff, script: { most: 200 } },
  { name: 'sales-report', path: '/reports/sales-report', account: staff, script: { most: 200 } },
];

/** Screens of other slices that a visitor opens from the catalogue. */
export const furtherScreens = measuredScreens.filter(({ name }) =>
  ['course-progress', 'category-master', 'course-master', 'module-master'].includes(name),
);

export const shift: Budget = { most: 0.02 };
export const answer: Budget = { most: 200 };
/** Texts of the course builder and of the library, which the slice has in one file with its others. */
const builderTexts = 8;
export const further = { most: 68 + builderTexts } satisfies Budget;
export const banner = { most: 60 } as const satisfies Budget;
/** The footer's script, which follows the content of a page. */
export const footer = { most: 1.6 } as const satisfies Budget;
export const fonts = { en: { most: 40 }, hi: { most: 60 } } as const;
export const none: Budget = { most: 0 };

/** Text that only the source of a library has. */
export const editorMark = /public\/DraftEditor/;
export const sharedMarks = {
  React: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=(?!=)/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=(?!=)/,
  'react-router': /may be used only in the context of a <Router>/,
  emotion: /data-emotion/,
  'Redux Toolkit': /RTKQ\/skipToken/,
} as const;
