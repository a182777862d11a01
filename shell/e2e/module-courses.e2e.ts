import type { Page } from '@playwright/test';
import { moduleAdmin } from './screens/module-admin';
import { accounts } from './support/accounts';
import { becomes, failed, focused, scrollsSideways, shown } from './support/expectations';
import { long } from './support/long';
import { type Colleague, colleague } from './support/records';
import { callsOf, refuse } from './support/answers';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const nameOf = (number: number) => `zz ${mark} ${String(number).padStart(3, '0')}`;

/** More courses than one request loads, all after the others in the order of names. */
async function manyCourses(staff: Colleague): Promise<number[]> {
  const { CategoryId: category_id } = await staff.post('/api/category', { CategoryName: `Many ${mark}` });
  const course = {
    course_description: 'x',
    course_info: '<p>x</p>',
    rating: 4,
    actual_price: 1,
    discounted_price: 1,
    video_path: 'https://example.com/a.mp4',
    category_id,
  };
  const ids: number[] = [];
  for (let number = 1; number <= 101; number += 1) {
    const { course_id: id } = await staff.post('/api/course', { ...course, course_name: nameOf(number) });
    ids.push(Number(id));
  }
  return ids;
}

async function choosing(page: Page, staff: Colleague, ids: readonly number[]): Promise<void> {
  const [last = 0] = ids.slice(-1);
  const { ModuleId: id } = await staff.post('/api/courseModule', {
    CourseId: last,
    ModuleName: `Kiln ${mark}`,
    ModuleDescription: 'x',
  });
  const screen = moduleAdmin(page);
  const chosen = () => screen.fields.course.locator('option:checked').innerText();
  /** The name of a course that is not in the list is fetched alone. */
  const isChosen = (name: string) =>
    screen.fields.course.locator('option:checked', { hasText: name }).waitFor({ state: 'attached' });
  const sent = callsOf(page, { method: 'POST', path: '/api/courseModule' });

  await test.step('a hundred load at first, more on request', async () => {
    await screen.open();
    await shown(page.getByText(/^100 of \d+ courses are in the list\.$/));
    expect(await screen.fields.course.getByRole('option').count()).toBe(101);
    await page.getByRole('button', { name: 'Show more courses' }).click();
    await screen.fields.course.getByRole('option', { name: nameOf(101) }).waitFor({ state: 'attached' });
  });
  await test.step('typing a part of a name filters the list; Enter does not send the form', async () => {
    await screen.find.focus();
    await page.keyboard.type(nameOf(99).toUpperCase());
    await page.keyboard.press('Enter');
    await becomes(async () => (await screen.fields.course.getByRole('option').allInnerTexts()).slice(1), [nameOf(99)]);
    await page.keyboard.press('Tab');
    await focused(screen.fields.course);
    await page.keyboard.press('ArrowDown');
    await becomes(chosen, nameOf(99));
    expect(sent).toEqual([]);
  });
  await test.step('the chosen course stays during later searches', async () => {
    await screen.find.fill('no such course');
    await shown(page.getByText('No course matches “no such course”.'));
    await becomes(chosen, nameOf(99));
    const lift = await refuse(page, { path: '/api/course', method: 'GET', status: 503 });
    await screen.find.fill(nameOf(98));
    await failed(page, 'Failed to load courses.');
    await lift();
    await page.getByRole('button', { name: 'Try again' }).click();
    await screen.fields.course.selectOption({ label: nameOf(98) });
  });
  await test.step('it fits the narrowest phone, also in Hindi', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await becomes(() => scrollsSideways(page), false);
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await shown(page.getByRole('searchbox', { name: 'नाम से ढूँढ़ें' }));
    await becomes(() => scrollsSideways(page), false);
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.setViewportSize({ width: 1_440, height: 900 });
  });
  await test.step('the course of a module, and of the filter in the address', async () => {
    await page.goto(`/course/module-master?edit=${Number(id)}`);
    await shown(screen.find);
    await isChosen(nameOf(101));
    await screen.openList(`&course=${last}`);
    await shown(screen.rowOf(`Kiln ${mark}`));
    await isChosen(nameOf(101));
  });
}

test(
  'a course out of many: found by name, by keyboard, and shown where it is not among the first',
  long,
  async ({ openPage }) => {
    const page = await openPage({ account: accounts.staff });
    const staff = await colleague(page);
    const ids = await manyCourses(staff);
    try {
      await choosing(page, staff, ids);
    } finally {
      // All test files share the platform, and other files find their courses without a search.
      for (const course of ids) await staff.delete(`/api/course/${course}`);
    }
  },
);
