import type { Page } from '@playwright/test';
import { type Account, accounts } from './support/accounts';
import { videoUrl } from './support/addresses';
import { focused, shown } from './support/expectations';
import { longUnless } from './support/long';
import { makeCourse } from './support/staff-api';
import { visit } from './support/visit';
import { expect, type OpenPage, test } from './support/test';

type Role = 'button' | 'tab' | 'link';
const forced = (openPage: OpenPage, colorScheme: 'light' | 'dark', account?: Account) =>
  openPage({ forcedColors: 'active', colorScheme, account });

const styleOf = (
  page: Page,
  role: Role,
  name: string,
  property: 'backgroundColor' | 'borderTopStyle' | 'borderTopColor' | 'color',
) =>
  page
    .getByRole(role, { name, exact: true })
    .last()
    .evaluate((element, wanted) => getComputedStyle(element)[wanted], property);

/** Whether a control is painted with another background than its neighbour. */
const stands = async (page: Page, role: Role, chosen: string, other: string) =>
  (await styleOf(page, role, chosen, 'backgroundColor')) !== (await styleOf(page, role, other, 'backgroundColor'));

const transparent = /rgba\(.*, 0\)|transparent/;

for (const scheme of ['light', 'dark'] as const) {
  test(
    `where colours are forced, in ${scheme}, the main action has an edge and what is chosen stands out`,
    longUnless(scheme === 'light'),
    async ({ openPage }) => {
      const visitor = await forced(openPage, scheme);
      await visit(visitor, { name: 'login', path: '/login' });
      expect(await styleOf(visitor, 'button', 'Sign In', 'borderTopStyle')).toBe('solid');
      expect(await styleOf(visitor, 'button', 'Sign In', 'borderTopColor')).not.toMatch(transparent);

      await visit(visitor, { name: 'catalogue', path: '/course/available-course' });
      expect(await stands(visitor, 'tab', 'All', 'Web Development')).toBe(true);
      expect(await stands(visitor, 'button', 'Page 1', 'Page 2')).toBe(true);

      const staff = await forced(openPage, scheme, accounts.staff);
      await visit(staff, { name: 'category list', path: '/course/category-master?tab=view' });
      expect(await stands(staff, 'tab', 'View', 'Add')).toBe(true);
      expect(await stands(staff, 'button', '10', '50')).toBe(true);
      expect(await stands(staff, 'link', 'Category Master', 'Course Master')).toBe(true);
    },
  );
}

test('where colours are forced the stripes of a page that loads are painted', async ({ openPage }) => {
  const page = await forced(openPage, 'dark');
  await page.route('**/api/courseProgress/**', () => undefined);
  await page.goto('/course/available-course');
  await shown(page.getByRole('heading', { level: 1 }));
  const loader = page.getByRole('progressbar', { name: 'Loading page' });
  const [bar, ground] = await loader.evaluate((element) => [
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(bar).not.toBe(ground);
});

test('the item of a menu that has the focus shows it by more than a tint', async ({ openPage }) => {
  const page = await forced(openPage, 'dark', accounts.learner);
  await visit(page, { name: 'dashboard', path: '/dashboard/home' });
  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  await focused(profile);
  expect(
    await profile.evaluate((item) => [getComputedStyle(item).outlineStyle, getComputedStyle(item).outlineWidth]),
  ).toEqual(['solid', '3px']);
});

test('the controls over a picture stay light, and the whole row of the present lesson has the colour of what is chosen', async ({
  openPage,
}) => {
  const preview = { title: 'Wedging', url: videoUrl('lesson-1.mp4'), seconds: 12, isPreview: true };
  const course = await makeCourse('Forced colours', [{ name: 'One', videos: [preview] }]);
  const page = await forced(openPage, 'light');
  await page.goto(`/learn/${course.id}`);
  const list = page.getByRole('region', { name: 'Lessons of the course' });
  const present = list.getByRole('link').and(list.locator('[aria-current]'));
  await shown(present);
  const colours = await present.evaluate((row) => [row, ...row.children].map((part) => getComputedStyle(part).color));
  expect(new Set(colours).size).toBe(1);
  await shown(page.getByRole('button', { name: 'Full screen', exact: true }));
  expect(await styleOf(page, 'button', 'Full screen', 'color')).toBe('rgb(255, 255, 255)');
});
