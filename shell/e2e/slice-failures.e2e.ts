import type { Page } from '@playwright/test';
import { useBrokenScripts } from './support/broken-scripts';
import { keptOf, reportOf, runningVersion } from './support/client-errors';
import { becomes, heading, hidden, shown } from './support/expectations';
import { longUnless } from './support/long';
import type { PageErrors } from './support/page-errors';
import { ownTitle, type Remote, remotes } from './support/remotes';
import { failures, handler, heldBack, leak, loadFailures, type ScriptFailure } from './support/script-failures';
import { expect, type OpenPage, test } from './support/test';

const proxy = useBrokenScripts();

/** Each failure for each remote; `npm test` runs each failure once, with the remotes in turn. */
const each = (ways: Record<string, ScriptFailure>) =>
  Object.entries(ways).flatMap(([way, failure], at) =>
    remotes.map((remote, index) => ({ way, failure, remote, details: longUnless(index === at % remotes.length) })),
  );
const unavailable = 'This part is unavailable right now';

/** The screen of another slice from which the test follows a link. */
async function startIsShown(page: Page, { from }: Remote): Promise<void> {
  await heading(page, from.title);
  await shown(page.getByText(from.text));
}

/** The page retries some time after a failure, and gives up a longer time after a request: the test's clock skips both. */
async function seesUnavailable(page: Page, { kind, hangs }: ScriptFailure): Promise<void> {
  const message = page.getByRole('heading', { name: unavailable, level: 1 });
  if (kind !== 'load') return shown(message);
  if (hangs) await shown(page.getByRole('progressbar', { name: 'Loading page' }));
  await becomes(async () => {
    await page.clock.fastForward(hangs ? 15_000 : 1_000);
    return message.waitFor({ timeout: hangs ? 5_000 : 250 }).then(
      () => true,
      () => false,
    );
  }, true);
}

/** Only errors that the test has caused may be logged. */
const noOtherErrors = (pageErrors: PageErrors) =>
  expect(
    pageErrors
      .take()
      .filter((line) => !/Broken on purpose|Unexpected|Invalid|missing|end of|Illegal|Uncaught/.test(line)),
  ).toEqual([]);

async function begin(openPage: OpenPage, { account }: Remote, failure: ScriptFailure): Promise<Page> {
  const page = await openPage({ reducedMotion: 'reduce', account });
  if (failure.kind === 'load') await page.clock.install();
  return page;
}

async function atStart(openPage: OpenPage, remote: Remote, failure: ScriptFailure): Promise<Page> {
  const page = await begin(openPage, remote, failure);
  void proxy.breakScripts(remote.name, failure);
  await page.goto(remote.from.path);
  await startIsShown(page, remote);
  return page;
}

async function isKept(
  page: Page,
  report: ReturnType<typeof reportOf>,
  slice: string,
  { kind }: ScriptFailure,
): Promise<void> {
  expect(await keptOf(page, await report)).toMatchObject({ slice, version: await runningVersion(page, slice), kind });
}

async function retryWorks(page: Page): Promise<void> {
  proxy.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await hidden(page.getByRole('heading', { name: unavailable }));
}

for (const { remote, way, failure, details } of each(failures)) {
  test(
    `${remote.name} with ${way}: shown in its place and reported, the rest works, and a retry brings it back`,
    details,
    async ({ openPage, pageErrors }) => {
      const page = await atStart(openPage, remote, failure);
      const report = reportOf(page, remote.name, failure.kind);
      await remote.follow(page);
      await seesUnavailable(page, failure);
      await isKept(page, report, remote.name, failure);
      await page.goBack();
      await startIsShown(page, remote);

      await page.goForward();
      await seesUnavailable(page, failure);
      await retryWorks(page);
      await shown(ownTitle(page, remote));
      await page.goBack();
      await startIsShown(page, remote);
      noOtherErrors(pageErrors);
    },
  );
}

for (const { remote, way, failure, details } of each({ 'a timer that fails after it was left': leak })) {
  test(`${remote.name} with ${way}: reported, and the page stays`, details, async ({ openPage, pageErrors }) => {
    const page = await atStart(openPage, remote, failure);
    await remote.follow(page);
    await shown(ownTitle(page, remote));
    const report = reportOf(page, remote.name, failure.kind);
    await page.goBack();
    await startIsShown(page, remote);
    await isKept(page, report, remote.name, failure);

    await page.goForward();
    await shown(ownTitle(page, remote));
    noOtherErrors(pageErrors);
  });
}

for (const { remote, way, failure, details } of each({ 'a handler that fails': handler })) {
  test(`${remote.name} with ${way}: reported, and the screen stays`, details, async ({ openPage, pageErrors }) => {
    const page = await atStart(openPage, remote, failure);
    await remote.follow(page);
    await shown(ownTitle(page, remote));
    const report = reportOf(page, remote.name, failure.kind);
    await ownTitle(page, remote).click();
    await isKept(page, report, remote.name, failure);
    await shown(ownTitle(page, remote));
    noOtherErrors(pageErrors);
  });
}

const publicRemote = remotes.find(({ name }) => name === 'mf_public') as Remote;
const ways = Object.entries(loadFailures).map(([way, failure], at) => ({ way, failure, details: longUnless(at < 2) }));

for (const { way, failure, details } of ways) {
  test(
    `a screen of a loaded slice with ${way}: shown in its place and reported, and a retry brings it back`,
    details,
    async ({ openPage, pageErrors }) => {
      const page = await begin(openPage, publicRemote, failure);
      await page.goto('/RefundPolicy');
      await heading(page, /Refund/);
      void proxy.breakScripts(publicRemote.name, failure);
      const report = reportOf(page, publicRemote.name, failure.kind);
      await page.getByRole('link', { name: 'Courses' }).first().click();
      await seesUnavailable(page, failure);
      await isKept(page, report, publicRemote.name, failure);
      await retryWorks(page);
      await heading(page, /Available Courses/);
      await page.goBack();
      await heading(page, /Refund/);
      noOtherErrors(pageErrors);
    },
  );
}

test.describe('a slice that is slow', () => {
  const remote = remotes.find(({ name }) => name === 'mf_learning') as Remote;

  async function awaited(openPage: OpenPage) {
    const { failure, ...ends } = heldBack();
    const page = await atStart(openPage, remote, failure);
    await remote.follow(page);
    await seesUnavailable(page, failure);
    await shown(page.getByText(/appears here as soon as it has arrived/));
    return { page, ...ends };
  }

  test('appears by itself as soon as it has arrived', async ({ openPage }) => {
    const { page, arrive } = await awaited(openPage);
    arrive();
    await shown(ownTitle(page, remote));
  });

  test('and then fails is no longer shown as loading; a retry loads it', async ({ openPage }) => {
    const { page, breakOff } = await awaited(openPage);
    breakOff();
    await shown(page.getByText(/could not be loaded/));
    await retryWorks(page);
    await shown(ownTitle(page, remote));
  });
});
