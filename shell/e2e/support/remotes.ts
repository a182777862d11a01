import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { appShell } from '../screens/app-shell';
import { type Account, accounts } from './accounts';

const root = resolve(__dirname, '../../..');

interface Description {
  routes: { path: string; access: 'public' | string[] }[];
  navigation: { to: string }[];
}

/** A slice of the project, and a screen of it to which the dashboard leads. */
export interface Remote {
  name: string;
  path: string;
  account: Account;
  inSidebar: boolean;
}

/** Screens of slices without a link in the sidebar, to which the learner's dashboard has a link. */
const onDashboard: Record<string, string> = { mf_public: '/course/available-course' };

function remoteOf(project: string): Remote {
  const name = project.replaceAll('-', '_');
  const { routes, navigation } = JSON.parse(readFileSync(join(root, project, 'slice.json'), 'utf8')) as Description;
  const path = navigation[0]?.to ?? onDashboard[name];
  const access = routes.find((route) => route.path === path)?.access;
  if (!path || !access) throw new Error(`No link leads to ${project}: name one of its screens in support/remotes.ts`);
  const forLearners = access === 'public' || access.includes('User');
  return {
    name,
    path,
    account: forLearners ? accounts.learner : accounts.staff,
    inSidebar: navigation.length > 0,
  };
}

/** Every slice that has a folder, so that a new one is in the tests by itself. */
export const remotes: readonly Remote[] = readdirSync(root)
  .filter((project) => existsSync(join(root, project, 'slice.json')))
  .sort()
  .map(remoteOf);

/** Follows the dashboard's link to a slice, so that the files of the open page stay. */
export async function follow(page: Page, { path, inSidebar }: Remote): Promise<void> {
  if (inSidebar) return appShell(page).follow(path);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
}

/** The title of a slice's own screen, which is neither the dashboard nor what the shell shows instead. */
export const ownTitle = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /^(?!Welcome to|This part|Page not found)/ });
