import { accounts } from './support/accounts';
import { heading, shown } from './support/expectations';
import { long } from './support/long';
import { useOwnPlatform } from './support/own-platform';
import { command, layOutNext, readRollout, releaseBuild, removeRelease, rollOut } from './support/releases';
import { expect, test } from './support/test';

const platform = useOwnPlatform();

const title = /Available Courses/;
const newTitle = /Courses of the next release/;

/** A later release of the slice, which is not rolled out yet. */
const layOutLater = (first: string) =>
  layOutNext(platform.dataDir(), 'mf_public', first, ['Available Courses', 'Courses of the next release']);

test('a slice is released alone, open pages load it at their next visit, and it is rolled back', async ({
  openPage,
}) => {
  const first = await releaseBuild(platform.dataDir(), 'mf-public');
  const next = await layOutLater(first);
  const page = await openPage({ account: accounts.learner });
  await page.goto('/dashboard/home');
  const browse = page.getByRole('main').getByRole('link', { name: /Browse courses Find/ });
  await browse.click();
  await heading(page, title);

  await page.getByRole('searchbox').fill('rea');
  await rollOut(platform.dataDir(), 'mf_public', { stable: next, kept: [next, first] });
  const looked = page.waitForResponse(
    async (answer) => answer.url().endsWith('/remotes.json') && (await answer.text()).includes(next),
  );
  await page.getByRole('searchbox').pressSequentially('ct');
  await heading(page, title);
  expect(await page.getByRole('searchbox').inputValue()).toBe('react');

  await page.goBack();
  await shown(page.getByText('Your personal learning platform'));
  await looked;
  // When a later answer is read, the page has read this one.
  await page.evaluate(async () => (await fetch('/remotes.json')).text());
  await browse.click();
  await heading(page, newTitle);
  expect((await page.request.get('/remotes.json').then((answer) => answer.json())).remotes.mf_public.version).toBe(
    next,
  );

  expect(await command('rollback', platform.dataDir(), 'mf-public')).toContain(`visitors get ${first}`);
  const visitor = await openPage();
  await visitor.goto('/course/available-course');
  await heading(visitor, title);
});

test('a click in a page whose release is gone arrives at the clicked address', async ({ openPage }) => {
  const first = await releaseBuild(platform.dataDir(), 'mf-store');
  const next = await layOutNext(platform.dataDir(), 'mf_store', first, ['Your cart', 'Your cart']);
  const page = await openPage();
  await page.goto('/plans');
  await heading(page, /Plans/);
  await shown(page.getByRole('button', { name: 'Add to Cart' }).first());
  await rollOut(platform.dataDir(), 'mf_store', { stable: next, kept: [next] });
  await removeRelease(platform.dataDir(), 'mf_store', first);

  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.waitForURL('**/cart');
  await heading(page, /cart/i);
  await page.goBack();
  await heading(page, /Plans/);
});

test('a click in a page whose shell is gone arrives at the clicked address, in a new document', async ({
  openPage,
}) => {
  const page = await openPage({ account: accounts.staff });
  await page.goto('/dashboard/home');
  const link = page.getByRole('main').getByRole('link', { name: 'Manage categories' });
  await shown(link);
  await page.evaluate(() => {
    document.body.dataset.opened = 'before';
  });
  const ofShell = ({ pathname }: URL) => pathname.endsWith('.js') && !pathname.startsWith('/mf/');
  await page.route(ofShell, (route) => route.fulfill({ status: 404 }));
  page.on('request', (request) => void (request.isNavigationRequest() && page.unroute(ofShell)));

  await link.click();
  await heading(page, 'Add Course');
  expect(await page.evaluate(() => document.body.dataset.opened)).toBeUndefined();
});

test('a release to a share of the visitors stays with the same browsers', long, async ({ openPage }) => {
  expect(await command('release', platform.dataDir(), 'mf-public')).toContain('mf-public: visitors get 1.0.0-');
  const first = (await readRollout(platform.dataDir())).slices.mf_public?.stable;
  if (!first) throw new Error('Nothing was released');
  const next = await layOutLater(first);
  await rollOut(platform.dataDir(), 'mf_public', {
    stable: first,
    candidate: { version: next, percent: 50 },
    kept: [next, first],
  });
  for (const [bucket, expected] of [
    ['49', newTitle],
    ['50', title],
  ] as const) {
    const page = await openPage();
    await page.addInitScript((value) => localStorage.setItem('rollout-bucket', value), bucket);
    await page.goto('/course/available-course');
    await heading(page, expected);
    await page.reload();
    await heading(page, expected);
  }
  expect(await command('rollback', platform.dataDir(), 'mf-public')).toContain(`visitors get ${first}.`);
});
