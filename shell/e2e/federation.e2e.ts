import type { Page, Response, Route } from '@playwright/test';
import { accounts, signIn } from './support/accounts';
import { becomes, heading, shown } from './support/expectations';
import { longUnless } from './support/long';
import { ownTitle, remotes } from './support/remotes';
import { allArrived } from './support/requests';
import { expect, test } from './support/test';

const remoteOf = (url: string) => /\/mf\/(\w+)\//.exec(new URL(url).pathname)?.[1];

function remotesFetched(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const remote = remoteOf(request.url());
    if (remote) seen.add(remote);
  });
  return seen;
}

/** Scripts that define a library, found by a name that only its own source assigns. */
async function definedBy(scripts: Response[], assignment: RegExp): Promise<string[]> {
  const bodies = await Promise.all(scripts.map(async (script) => [script.url(), await script.text()] as const));
  return bodies.flatMap(([url, body]) => Array.from(body.matchAll(assignment), () => url));
}

test('nothing of a remote is fetched before one of its routes is visited', async ({ page }) => {
  const fetched = remotesFetched(page);
  await page.goto('/course/available-course');
  await heading(page, /courses/i);
  expect([...fetched]).toEqual(['mf_public']);

  await signIn(page, accounts.staff);
  expect([...fetched].sort()).toEqual(['mf_account', 'mf_public']);
  const before = [...fetched];
  await page.goto('/course/category-master');
  await shown(page.getByLabel('Category Name'));
  expect([...fetched].filter((name) => !before.includes(name))).toEqual(['mf_admin_courses']);
});

test('every slice in one visit, and exactly one React and one react-dom', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const fetched = remotesFetched(page);
  await signIn(page, accounts.staff);
  for (const remote of remotes.filter(({ inSidebar }) => inSidebar)) {
    await remote.follow(page);
    await becomes(() => fetched.has(remote.name), true);
    await shown(ownTitle(page, remote));
    await allArrived(page);
  }
  // Login and dashboard are of the slices that have no link in the sidebar.
  expect([...fetched].sort()).toEqual(remotes.map(({ name }) => name));
  expect(
    await definedBy(scripts, /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=(?!=)/g),
  ).toHaveLength(1);
  expect(await definedBy(scripts, /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=(?!=)/g)).toHaveLength(
    1,
  );
});

type ListedRemotes = Record<string, { platform?: string }>;

/** Replaces the list of remotes, in pages and in `/remotes.json`. */
async function withList(page: Page, change: (listed: ListedRemotes) => unknown): Promise<void> {
  const changed = (text: string) => {
    const list = JSON.parse(text) as { remotes: ListedRemotes };
    change(list.remotes);
    return JSON.stringify(list);
  };
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="remotes">)(.*?)(<\/script>)/,
        (_all, start: string, text: string, end: string) => start + changed(text).replaceAll('<', '\\u003c') + end,
      );
      await route.fulfill({ response, body });
    },
  );
}

/** Pages without the list, so that the shell fetches `/remotes.json`. */
async function withoutEmbeddedList(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script[^>]*id="remotes">.*?<\/script>/, '');
      await route.fulfill({ response, body });
    },
  );
}

test('a remote that cannot be loaded says so in its place, the rest works, and a retry brings it back', async ({
  openPage,
}) => {
  const page = await openPage({ account: accounts.staff });
  await page.route('**/mf/mf_admin_modules/**', (route) => route.abort());
  await page.goto('/dashboard/home');
  await page.getByRole('button', { name: 'Courses' }).click();
  await page.getByRole('link', { name: 'Course Module' }).click();
  await shown(page.getByText(/unavailable/i));

  await page.getByRole('link', { name: 'Category Master' }).click();
  await shown(page.getByLabel('Category Name'));

  await page.getByRole('link', { name: 'Course Module' }).click();
  await shown(page.getByText(/unavailable/i));
  await page.unroute('**/mf/mf_admin_modules/**');
  await page.getByRole('button', { name: /try again/i }).click();
  await shown(page.getByRole('tab', { name: 'View' }));
});

test('the address of a remote that is not deployed is not found, and the rest works', async ({ openPage }) => {
  const page = await openPage({ account: accounts.learner });
  await withList(page, (listed) => delete listed.mf_learning);
  await page.goto('/course/course-progress/4');
  await heading(page, 'Page not found');
  await page.goto('/dashboard/home');
  await shown(page.getByText('Your personal learning platform'));
});

/** Answers of `/remotes.json` that say nothing of the slices. */
const unreadable: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'never arrives': () => undefined,
};

const unreadListWords = [
  {
    language: 'en',
    title: 'This part is unavailable right now',
    text: /could not be loaded/,
    again: 'Try again',
    gone: 'Page not found',
  },
  {
    language: 'hi',
    title: 'यह हिस्सा अभी उपलब्ध नहीं है',
    text: /लोड नहीं किया जा सका/,
    again: 'फिर कोशिश करें',
    gone: 'पेज नहीं मिला',
  },
] as const;

for (const [at, [fault, answer]] of Object.entries(unreadable).entries())
  for (const [index, { language, title, text, again, gone }] of unreadListWords.entries())
    test(
      `a list of remotes that ${fault} at the first load (${language}): no page is “not found”, and a retry loads it`,
      longUnless(index === at % unreadListWords.length),
      async ({ openPage }) => {
        const page = await openPage({ account: accounts.staff, language });
        await page.clock.install();
        await withoutEmbeddedList(page);
        let asked = 0;
        await page.route('**/remotes.json', (route) => {
          asked += 1;
          return answer(route);
        });
        const giveUp = async (reads: number) => {
          await becomes(() => asked >= reads, true);
          await page.clock.fastForward(10_000);
        };
        for (const path of ['/course/category-master', '/RefundPolicy']) {
          asked = 0;
          await page.goto(path);
          await giveUp(1);
          await heading(page, title);
          await shown(page.getByText(text));
        }
        await page.getByRole('button', { name: again }).click();
        await giveUp(2);
        await heading(page, title);

        await page.unroute('**/remotes.json');
        await page.getByRole('button', { name: again }).click();
        await shown(page.getByRole('contentinfo'));
        await page.getByRole('heading', { name: title }).waitFor({ state: 'hidden' });
        await page.goto('/no-such-page');
        await heading(page, gone);
      },
    );

const outOfRange = (
  [
    ['^99.0.0', 'This part needs a newer shell'],
    ['^1.0.0', 'This part needs an update'],
  ] as const
).flatMap(([platform, title]) =>
  remotes.map((remote) => ({ remote, platform, title, details: longUnless(remote.name === 'mf_public') })),
);

for (const { remote, platform, title, details } of outOfRange) {
  test(
    `${remote.name} made for platform ${platform} is not fetched, says so in its place, and the rest works`,
    details,
    async ({ openPage }) => {
      const page = await openPage({ account: remote.account });
      await withList(page, (listed) => {
        listed[remote.name] = { ...listed[remote.name], platform };
      });
      const fetched = remotesFetched(page);
      await page.goto(remote.from.path);
      await remote.follow(page);
      await heading(page, title);
      expect([...fetched]).not.toContain(remote.name);
      await page.goBack();
      await shown(page.getByText(remote.from.text));
    },
  );
}
