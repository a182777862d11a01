import type { Page } from '@playwright/test';
import { courseProgress } from './screens/course-progress';
import { accounts } from './support/accounts';
import { becomes, focused, heading, hidden, scrollsSideways, shown } from './support/expectations';
import { faults } from './support/faults';
import { long } from './support/long';
import { languages } from './support/languages';
import { refuse } from './support/answers';
import { giveCourse, makeCourse } from './support/staff-api';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const rows = '/api/courseProgress/course-progress';

async function openAs(openPage: OpenPage, account: (typeof accounts)[keyof typeof accounts]) {
  const page = await openPage({ reducedMotion: 'reduce', account });
  return { page, screen: courseProgress(page) };
}

/** A course with this number of modules of one video, as the service would send it. */
async function serveModules(page: Page, count: number): Promise<void> {
  const course = { CourseName: 'Many parts', CourseDescription: 'One after the other.' };
  const json = Array.from({ length: count }, (_, index) => ({
    ...course,
    ModuleId: index + 1,
    ModuleName: `Part ${index + 1}`,
    ModuleDescription: 'Text',
    VideoTitle: `Lesson ${index + 1}`,
    VideoUrl: '/media/none.mp4',
    DurationInSeconds: 60,
  }));
  await page.route(`**${rows}/**`, (route) => route.fulfill({ json }));
}

test('course 4: its name, tabs, search, sizes and an accordion with one module open', async ({ openPage }) => {
  const { page, screen } = await openAs(openPage, accounts.learner);

  await test.step('without an id it is course 4, with its name and description', async () => {
    const rowsRequest = page.waitForRequest((request) => request.url().includes(rows));
    await screen.open();
    expect(new URL((await rowsRequest).url()).search).toBe('?course_id=4');
    await shown(screen.search);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await screen.open(4);
    await heading(page, name as string);
  });
  await test.step('three tabs with their counts', async () => {
    for (const [name, text] of [
      [/^Reviews \(\d+\)$/, 'Write a review'],
      [/^Discussions/, 'Ask a question'],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await shown(page.getByText(text).first());
    }
    await page.getByRole('tab', { name: 'Course Modules (12)', exact: true }).click();
    await shown(screen.search);
  });
  await test.step('ten modules a page; totals; each with its videos and its duration', async () => {
    await shown(page.getByText('Total: 12 modules'));
    await shown(page.getByText('| Found: 12'));
    await becomes(() => screen.modules.count(), 10);
    for (const text of await screen.modules.allTextContents())
      expect(text).toMatch(/(\b1 video|[02-9] videos)\d\d:\d\d:\d\d$/);
  });
  await test.step('sizes of 5, 10, 20, 50 and All', async () => {
    expect(await screen.perPage.getByRole('option').allTextContents()).toEqual(['5', '10', '20', '50', 'All']);
    for (const [size, count] of [
      ['5', 5],
      ['20', 12],
      ['50', 12],
      ['All', 12],
      ['10', 10],
    ] as const) {
      await screen.perPage.selectOption({ label: size });
      await page.waitForFunction((wanted) => document.querySelectorAll('main h2').length === wanted, count);
    }
  });
  await test.step('at most one module is open, with its description and a player for each video', async () => {
    for (const module of [screen.modules.nth(0), screen.modules.nth(1)]) await module.getByRole('button').click();
    await hidden(screen.modules.nth(0).locator('[aria-expanded="true"]'));
    await becomes(() => screen.expanded.count(), 1);
    const videos = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Play / }) });
    await shown(videos);
    expect(await page.locator('main video').count()).toBe(await videos.count());
  });
  await test.step('another page, size or search closes it', async () => {
    for (const change of [
      () => screen.goTo('Page 2'),
      () => screen.goTo('Page 1'),
      () => screen.perPage.selectOption('5'),
      () => screen.search.fill('e'),
    ]) {
      await change();
      await hidden(screen.expanded);
      await screen.modules.nth(0).getByRole('button').click();
      await shown(screen.expanded);
    }
  });
  await test.step('the search finds the title of a video, keeps the focus, and says when nothing matches', async () => {
    await page.waitForFunction(() => document.querySelector('main li p') !== null);
    const title = (await page.getByRole('listitem').locator('p').first().textContent()) as string;
    await screen.search.fill(title.toUpperCase());
    await focused(screen.search);
    await shown(page.getByText('| Found: 1', { exact: true }));
    await becomes(() => screen.modules.count(), 1);
    await screen.search.fill('मिट्टी nowhere');
    await shown(page.getByText('| Found: 0'));
    await screen.press('Clear the search');
    await shown(page.getByText('| Found: 12'));
  });
});

test(
  'the paginator shows the first 5, the current page with 2 either side, and the last 3',
  long,
  async ({ openPage }) => {
    const { page, screen } = await openAs(openPage, accounts.learner);
    await serveModules(page, 300);
    await screen.open(1);
    await shown(screen.pages);
    await becomes(() => screen.pageNumbers(), '1 2 3 4 5 … 28 29 30');
    await screen.goTo('Page 5');
    await becomes(() => screen.pageNumbers(), '1 2 3 4 5 6 7 … 28 29 30');
    await screen.open(1, '?page=15');
    await shown(screen.module(/^Part 141/));
    await becomes(() => screen.pageNumbers(), '1 2 3 4 5 … 13 14 15 16 17 … 28 29 30');
    for (const [name, first] of [
      ['Next', 151],
      ['Previous', 141],
      ['Last', 291],
      ['First', 1],
    ] as const) {
      await screen.goTo(name);
      await shown(screen.module(new RegExp(`^Part ${first} ?1 video`)));
    }
    expect(await screen.pages.getByRole('button', { name: 'First' }).isDisabled()).toBe(true);
    await screen.open(1, '?page=99&size=50');
    await shown(screen.module(/^Part 300/));
    await screen.perPage.selectOption({ label: 'All' });
    await hidden(screen.pages);
    await page.waitForFunction(() => document.querySelectorAll('main h2').length === 300);
  },
);

test(
  'while it loads there is a skeleton; a failure ends it with a retry; an empty course can be filled',
  long,
  async ({ openPage }) => {
    const { page, screen } = await openAs(openPage, accounts.staff);
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });

    await test.step('a skeleton while the course is loading', async () => {
      await page.route(`**${rows}/**`, async (route) => waiting.then(() => route.continue()), { times: 1 });
      await screen.open(4);
      await page.getByText('Loading the course').waitFor({ state: 'attached' });
      answer();
      await shown(screen.search);
    });
    await test.step('each failure only ends the loading, shows the reason, and can be tried again', async () => {
      for (const [status, text] of [
        [0, /Check your connection/],
        [403, /don’t have access/],
        [429, /not available/],
        [500, /not available/],
        [503, /not available/],
      ] as const) {
        const lift = await refuse(page, { path: rows, method: 'GET', status });
        await page.reload();
        await shown(page.getByRole('alert').filter({ hasText: text }));
        await hidden(page.getByText('Loading the course'));
        await lift();
        await page.getByRole('button', { name: 'Try again' }).click();
        await shown(screen.search);
      }
    });
    await test.step('no such course', async () => {
      await screen.open(2_000_000_000);
      await shown(page.getByText('There is no such course.'));
    });
    await test.step('no content, and a link to add some', async () => {
      const course = await makeCourse(`Empty ${mark}`);
      await screen.open(course.id);
      await shown(page.getByText('No Course Content Available'));
      await screen.press('Add Content');
      await page.waitForURL('**/course/module-master');
    });
  },
);

for (const language of languages) {
  test(
    `an open module, a playing video and one that can’t be played have no fault of accessibility in ${language}`,
    long,
    async ({ openPage }) => {
      const course = await makeCourse(`Axe progress ${language} ${mark}`, [
        {
          name: 'Clay',
          videos: [
            { title: 'Wedging', url: 'http://127.0.0.1:9/none.mp4', seconds: 5 },
            { title: 'Centering', url: 'https://archive.org/details/none', seconds: 5 },
          ],
        },
      ]);
      await giveCourse(accounts.learner, course.id);
      const page = await openPage({
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 640 },
        account: accounts.learner,
        language,
      });
      const screen = courseProgress(page);
      await screen.open(course.id);
      await screen.module(/^Clay/).click();
      await shown(page.getByRole('listitem'));
      expect(await faults(page)).toEqual([]);
      await page.getByRole('listitem').filter({ hasText: 'Wedging' }).getByRole('button').first().click();
      await shown(page.getByRole('alert'));
      expect(await faults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
}
