import type { Page } from '@playwright/test';
import { categoryAdmin } from './screens/category-admin';
import { courseProgress } from './screens/course-progress';
import { accounts, signIn } from './support/accounts';
import { heading, shown, succeeded } from './support/expectations';
import { keptMain, keptVersions, serveKept } from './support/kept-builds';
import { longUnless } from './support/long';
import { useOwnPlatform } from './support/own-platform';
import { ownTitle, type Remote, remotes } from './support/remotes';
import { expect, test } from './support/test';

const platform = useOwnPlatform();

/** The main actions of slices: reading and writing, its messages, toasts of the shell, and a form that asks before the user leaves it. */
const walks: Record<string, (page: Page) => Promise<void>> = {
  async mf_public(page: Page) {
    await signIn(page, accounts.learner);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Browse courses/i })
      .first()
      .click();
    await heading(page, /Available Courses/);
    await page.getByRole('searchbox').fill('react');
    await page.getByRole('main').getByRole('link', { name: /React/ }).first().click();
    await heading(page, /React/);
  },
  async mf_admin_courses(page: Page) {
    await signIn(page, accounts.staff);
    const screen = categoryAdmin(page);
    await screen.open();
    await screen.name.fill(`Skew ${Date.now().toString(36)}`);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await shown(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await screen.press('Save');
    await succeeded(page, 'Category created successfully!');
  },
  async mf_admin_modules(page: Page) {
    await signIn(page, accounts.staff);
    await page.goto('/course/module-master');
    await heading(page, 'Add Course');
    await page.getByRole('tab', { name: 'View', exact: true }).click();
    await shown(page.getByText(/Page 1 of/));
  },
  async mf_learning(page: Page) {
    await signIn(page, accounts.learner);
    const screen = courseProgress(page);
    await screen.open(4);
    await heading(page, /React/);
    await shown(screen.modules);
    await screen.search.fill('hooks');
    await shown(page.getByRole('main').getByRole('button', { name: /hooks/i }));
  },
};

/** Of another slice the first screen. */
async function walk(page: Page, remote: Remote): Promise<void> {
  const further = walks[remote.name];
  if (further) return further(page);
  await signIn(page, remote.account);
  await page.goto(remote.from.path);
  await remote.follow(page);
  await page.waitForURL(`**${remote.path}`);
  await shown(ownTitle(page, remote));
}

/** `npm test` runs the newest of each kind, with one remote. */
const keptShells = keptVersions('shell').flatMap((version, at) =>
  remotes.map((remote) => ({ version, remote, details: longUnless(at === 0 && remote.name === 'mf_admin_courses') })),
);
const keptRemotes = remotes.flatMap((remote) =>
  keptVersions(remote.name).map((version, at) => ({
    version,
    remote,
    details: longUnless(at === 0 && remote.name === 'mf_public'),
  })),
);

/** The release that visitors really get. */
async function isServed(page: Page, slice: string, version: string): Promise<void> {
  const served = await page.request.get(slice === 'shell' ? '/dashboard/home' : '/remotes.json');
  expect(await served.text()).toContain(slice === 'shell' ? await keptMain(version) : version);
}

for (const { version, remote, details } of keptShells) {
  test(`the kept shell ${version} runs ${remote.name} as it is built`, details, async ({ page }) => {
    await serveKept(platform.dataDir(), 'shell', version);
    await isServed(page, 'shell', version);
    await walk(page, remote);
  });
}

for (const { version, remote, details } of keptRemotes) {
  test(`the shell as it is built runs the kept ${remote.name} ${version}`, details, async ({ page }) => {
    await serveKept(platform.dataDir(), remote.name, version);
    await isServed(page, remote.name, version);
    await walk(page, remote);
  });
}
