import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { matchPath } from 'react-router';
import { mayOpen } from '../navigation/route-entries';

export type SidebarGroupName = 'courses' | 'helpdesk' | 'reports';

export interface SidebarLink {
  name: string;
  to: string;
}

export interface SidebarGroup {
  name: SidebarGroupName;
  links: readonly SidebarLink[];
}

const groups: readonly SidebarGroup[] = [
  {
    name: 'courses',
    links: [
      { name: 'categoryMaster', to: '/course/category-master' },
      { name: 'courseMaster', to: '/course/course-master' },
      { name: 'courseModule', to: '/course/module-master' },
      { name: 'courseProgress', to: '/course/course-progress' },
    ],
  },
  {
    name: 'helpdesk',
    links: [
      { name: 'tickets', to: '/helpdesk/tickets' },
      { name: 'faq', to: '/helpdesk/faq' },
    ],
  },
  {
    name: 'reports',
    links: [
      { name: 'salesReport', to: '/reports/sales-report' },
      { name: 'userReport', to: '/reports/user-report' },
      { name: 'errorReport', to: '/reports/error-report' },
      { name: 'loginReport', to: '/reports/login-report' },
    ],
  },
];

/** The groups with what the visitor may open; one that would be empty is left out. */
export const groupsFor = (session: SessionSnapshot): SidebarGroup[] =>
  groups
    .map((group) => ({ ...group, links: group.links.filter(({ to }) => mayOpen(to, session)) }))
    .filter(({ links }) => links.length > 0);

/** The group that the address belongs to; none on the dashboard. */
export const groupOf = (pathname: string): SidebarGroupName | null =>
  groups.find(({ links }) => links.some(({ to }) => matchPath({ path: to, end: false }, pathname)))?.name ?? null;
