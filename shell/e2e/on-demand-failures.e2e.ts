import type { Locator, Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { useBrokenScripts } from './support/broken-scripts';
import { becomes, hidden, shown } from './support/expectations';
import { longUnless } from './support/long';
import { allArrived } from './support/requests';
import { loadFailures, type ScriptFailure } from './support/script-failures';
import { expect, type OpenPage, test } from './support/test';

const proxy = useBrokenScripts();

interface Part {
  name: string;
  /** The owner of its scripts: a remote or the shell. */
  owner: string;
  at: string;
  opener: (page: Page) => Locator;
  opened: (page: Page) => Locator;
  /** The texts in its place while it loads, if that takes long enough to be seen, and after a failure. */
  late?: string;
  failed: string;
  width?: number;
}

const list = '/course/module-master?tab=view';
const notice = { late: 'Loading…', failed: 'This window could not be loaded.' };
const attachments = {
  at: list,
  opener: (page: Page) => page.getByRole('button', { name: /^Attachments of / }).first(),
  opened: (page: Page) => page.getByRole('dialog', { name: /^Module Videos for: / }),
  ...notice,
};

const parts: readonly Part[] = [
  { name: 'a dialog of a slice', owner: 'mf_admin_modules', ...attachments },
  { name: 'a dialog of a slice, without the shell’s shared code', owner: 'shell', ...attachments },
  {
    name: 'a dialog that slices share',
    owner: 'shell',
    at: list,
    opener: (page) => page.getByRole('button', { name: /^Delete / }).first(),
    opened: (page) => page.getByRole('dialog', { name: /Delete/ }),
    ...notice,
  },
  {
    name: 'the menu of a phone',
    owner: 'shell',
    at: '/',
    width: 360,
    opener: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    opened: (page) => page.getByRole('button', { name: 'Close menu' }),
    ...notice,
  },
  {
    name: 'the editor',
    owner: 'mf_admin_courses',
    at: '/course/course-master',
    opener: (page) => page.getByRole('textbox', { name: 'Course Name' }),
    opened: (page) => page.locator('[data-contents]'),
    failed: 'The editor could not be loaded. What you typed is still here.',
  },
];

async function visit(openPage: OpenPage, { width = 1_280 }: Part): Promise<Page> {
  const page = await openPage({ viewport: { width, height: 800 }, account: accounts.staff });
  return page;
}

/** Opens the page of a part, and opens the part after its files begin to fail. */
async function openBroken(page: Page, { at, owner, opener }: Part, failure: ScriptFailure): Promise<void> {
  await page.goto(at);
  await shown(opener(page));
  await allArrived(page);
  const broken = proxy.breakScripts(owner, failure);
  await opener(page).click();
  await broken;
}

const ways = Object.entries(loadFailures).filter(([, { hangs }]) => !hangs);
/** `npm test` runs a dialog and the editor, with another failure each; the failures are those of slice-failures.e2e.ts. */
const each = parts.flatMap((part, at) =>
  ways.map(([way, failure], index) => ({
    part,
    way,
    failure,
    details: longUnless(['a dialog of a slice', 'the editor'].includes(part.name) && index === at % ways.length),
  })),
);

for (const { part, way, failure, details } of each) {
  test(
    `${part.name} with ${way}: the page stays, and the part opens as soon as its files are complete again`,
    details,
    async ({ openPage, pageErrors }) => {
      const page = await visit(openPage, part);
      await openBroken(page, part, failure);
      await shown(page.getByText(part.failed));
      await hidden(part.opened(page));

      proxy.restore();
      await shown(part.opened(page));
      expect(
        pageErrors
          .take()
          .filter((line) => !/Broken on purpose|Unexpected|Invalid|missing|end of|Illegal|Uncaught/.test(line)),
      ).toEqual([]);
    },
  );
}

const hanging = Object.values(loadFailures)
  .filter(({ hangs }) => hangs)
  .flatMap((failure) => parts.map((part, at) => ({ part, failure, details: longUnless(at === 0) })));

for (const { part, failure, details } of hanging) {
  test(
    `${part.name} with its files that never arrive: requests them again after half a minute, and opens by itself`,
    details,
    async ({ openPage, pageErrors }) => {
      const page = await visit(openPage, part);
      await page.clock.install();
      await openBroken(page, part, failure);
      await page.clock.fastForward(1_000);
      if (part.late) await shown(page.getByRole('status').getByText(part.late));
      await hidden(part.opened(page));

      proxy.restore();
      await becomes(async () => {
        await page.clock.fastForward(31_000);
        return part
          .opened(page)
          .waitFor({ timeout: 5_000 })
          .then(
            () => true,
            () => false,
          );
      }, true);
      expect(pageErrors.take()).toEqual([]);
    },
  );
}
