import type { Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { heading, hidden, scrollsSideways, shown, toast } from './support/expectations';
import { makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => shown(page.getByText('Everything is saved.', { exact: true }));
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Types into a field and leaves it; what is typed is stored then. */
async function change(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).fill(text);
  await box(page, name).press('Tab');
}

/** A time of India on the day after tomorrow, as its field takes it. */
const dayAfterTomorrow = () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 2 * 86_400_000);
  return `${day}T10:00`;
};

test('a draft is made from its name, its details are stored as one goes, and it says what is missing', async ({
  openPage,
}) => {
  const name = `Wheel throwing ${mark}`;
  const page = await openPage({ account: accounts.staff });
  await page.goto('/studio/courses');
  await press(page, 'New course');
  const dialog = page.getByRole('dialog', { name: 'New course' });
  await dialog.getByRole('textbox', { name: 'Course Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/studio\/courses\/\d+\/lessons$/);
  await page.goto(page.url().replace(/lessons$/, 'details'));
  await heading(page, name);

  await test.step('what is typed is there after a reload', async () => {
    await change(page, 'Course Description', 'From a lump of clay to a bowl.');
    await saved(page);
    await change(page, 'Course Name in Hindi', 'चाक पर मिट्टी');
    await saved(page);
    await page.reload();
    await expect(box(page, 'Course Description')).toHaveValue('From a lump of clay to a bowl.');
    await expect(box(page, 'Course Name in Hindi')).toHaveValue('चाक पर मिट्टी');
  });
  await test.step('the checks name what is missing, and lead to it', async () => {
    await press(page, 'Publish');
    const publish = page.getByRole('dialog', { name: 'Publish the course' });
    const check = (text: string) => publish.getByRole('listitem').filter({ hasText: text });
    await shown(publish.getByText('The course still needs what is marked as missing.'));
    await expect(check('Description')).toContainText('Done');
    await expect(check('A published lesson that plays')).toContainText('Missing');
    await check('Introduction video').getByRole('link').click();
    await hidden(publish);
    await expect(box(page, 'Introduction Video Url')).toBeFocused();
  });
});

test('two people change one course: both versions are shown, and each field is chosen', async ({ openPage }) => {
  const { id } = await makeCourse(`Two tabs ${mark}`);
  const address = `/studio/courses/${id}/details`;
  const mine = await openPage({ account: accounts.staff, viewport: { width: 360, height: 800 } });
  const theirs = await openPage({ account: accounts.admin });
  await mine.goto(address);
  await theirs.goto(address);
  await shown(box(mine, 'Author'));
  await change(theirs, 'Author', 'Theirs');
  await saved(theirs);
  await change(theirs, 'Course Description', 'Their text');
  await saved(theirs);
  const choices = (field: string) => mine.getByRole('group', { name: field, exact: true });

  await change(mine, 'Author', 'Mine');
  await shown(choices('Author').getByText('Theirs', { exact: true }));
  await shown(choices('Author').getByText('Mine', { exact: true }));
  await expect(box(mine, 'Author')).toHaveValue('Mine');
  await expect(box(mine, 'Course Description')).toHaveValue('Their text');
  expect(await scrollsSideways(mine)).toBe(false);
  await press(mine, 'Keep mine: Author');
  await hidden(choices('Author'));
  await saved(mine);

  await change(theirs, 'Course Description', 'Their other text');
  await saved(theirs);
  await change(mine, 'Course Description', 'My text');
  await press(mine, 'Take theirs: Course Description');
  await expect(box(mine, 'Course Description')).toHaveValue('Their other text');
  await saved(mine);
  await theirs.reload();
  await expect(box(theirs, 'Author')).toHaveValue('Mine');
  await expect(box(theirs, 'Course Description')).toHaveValue('Their other text');
});

test('a ready course gets a date, the date is cancelled, and the course is published, hidden and copied', async ({
  openPage,
}) => {
  const name = `Planned ${mark}`;
  const clip = { title: 'One', url: 'https://example.com/one.mp4', seconds: 60 };
  const { id } = await makeCourse(name, [{ name: 'First', videos: [clip] }]);
  const page = await openPage({ account: accounts.staff });
  await page.goto(`/studio/courses/${id}/details`);
  await heading(page, name);
  const confirm = (action: string) => page.getByRole('dialog', { name: action }).getByRole('button', { name: action });

  await press(page, 'Unpublish');
  await confirm('Unpublish').click();
  await shown(page.getByText('Draft', { exact: true }));
  await press(page, 'Publish');
  await page.getByRole('radio', { name: 'On a date' }).check();
  await page.getByLabel('Date and time').fill(dayAfterTomorrow());
  await press(page, 'Set the date');
  await shown(page.getByText(/^Will be published on .+10:00/));
  await press(page, 'Cancel the date');
  await confirm('Cancel the date').click();
  await shown(page.getByText('Draft', { exact: true }));
  await press(page, 'Publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await shown(page.getByText('Published', { exact: true }));

  await page.goto('/studio/courses');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await row(page, name)
    .getByRole('button', { name: `Copy ${name}` })
    .click();
  await page
    .getByRole('dialog', { name: 'Copy the course' })
    .getByRole('button', { name: 'Copy', exact: true })
    .click();
  await toast(page, 'The copy of the course is there.');
  await expect(row(page, `${name} (copy)`)).toContainText('Draft');
});
