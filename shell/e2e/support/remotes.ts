import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { appShell } from '../screens/app-shell';
import { type Account, accounts } from './accounts';

const root = resolve(__dirname, '../../..');

interface Description {
  routes: { path: string; access: 'public' | string[] }[];
  navigation?: { to: string }[];
}

/** A slice of the project, and a screen of it to which another slice's screen leads. */
export interface Remote {
  name: string;
  path: string;
  account: Account;
  inSidebar: boolean;
  /** The other slice's screen. */
  from: { path: string; title: string; text: string };
  /** Follows its link, so that the files of the open page stay. */
  follow: (page: Page) => Promise<void>;
}

const dashboard = {
  path: '/dashboard/home',
  title: 'Welcome to Vidyapath',
  text: 'Your personal learning platform',
};

/** Screens of slices without a link in the sidebar. */
const elsewhere: Record<string, Pick<Remote, 'path' | 'from' | 'follow'>> = {
  mf_account: {
    path: '/account/profile',
    from: { path: '/helpdesk/tickets', title: 'Tickets', text: 'Your questions to us, and our answers.' },
    follow: (page) => appShell(page).choose('Profile'),
  },
  mf_public: {
    path: '/course/available-course',
    from: dashboard,
    follow: (page) => page.getByRole('main').locator('a[href="/course/available-course"]').first().click(),
  },
};

function remoteOf(project: string): Remote {
  const name = project.replaceAll('-', '_');
  const { routes, navigation = [] } = JSON.parse(
    readFileSync(join(root, project, 'slice.json'), 'utf8'),
  ) as Description;
  const [link] = navigation;
  const screen = link
    ? { path: link.to, from: dashboard, follow: (page: Page) => appShell(page).follow(link.to) }
    : elsewhere[name];
  const access = routes.find(({ path }) => path === screen?.path)?.access;
  if (!screen || !access) throw new Error(`No link leads to ${project}: name one of its screens in support/remotes.ts`);
  const forLearners = access === 'public' || access.includes('User');
  return {
    name,
    ...screen,
    account: forLearners ? accounts.learner : accounts.staff,
    inSidebar: link !== undefined,
  };
}

/** Every slice that has a folder, so that a new one is in the tests by itself. */
export const remotes: readonly Remote[] = readdirSync(root)
  .filter((project) => existsSync(join(root, project, 'slice.json')))
  .sort()
  .map(remoteOf);

/** The title of a slice's own screen, which is neither that of the screen before nor what the shell shows instead. */
export const ownTitle = (page: Page, { from }: Remote): Locator =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(?!${from.title}|This part|Page not found)`) });
