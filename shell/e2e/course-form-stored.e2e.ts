import { adminList } from './screens/admin-list';
import { openCourseForm } from './screens/course-form';
import { becomes, heading, shown, succeeded } from './support/expectations';
import { colleague } from './support/records';
import { callsOf } from './support/answers';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const path = '/api/course';

async function open(openPage: OpenPage) {
  const { page, form } = await openCourseForm(openPage);
  return { page, form, list: adminList(page, 'Courses'), staff: await colleague(page) };
}

test('a course is stored as it was filled in, changed and filled in again', async ({ openPage }) => {
  const { page, form, list, staff } = await open(openPage);
  const name = `चाक पर मिट्टी ${mark}`;
  const category = `Clay ${mark}`;
  await staff.post('/api/category', { CategoryName: category });
  await form.open();
  const posts = callsOf(page, { method: 'POST', path });

  await test.step('a double click on Save stores it once', async () => {
    await form.fill(name, category);
    await form.language.selectOption({ label: 'Hindi' });
    await form.box('Author').fill('علی \u200fé');
    for (const flag of ['Is Premium', 'Is Public']) await page.getByRole('checkbox', { name: flag }).check();
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await succeeded(page, 'Course created successfully!');
    expect(posts).toHaveLength(1);
    expect(await staff.get(`${path}?q=${mark}`)).toMatchObject([
      {
        course_name: name,
        course_language: 'Hindi',
        author: 'علی \u200fé',
        course_description: 'From a lump of clay to a bowl.',
        banner_image: '',
        rating: 5,
        actual_price: 1_999,
        discounted_price: 1_499.5,
        is_premium: true,
        is_best_seller: false,
        is_public: true,
        video_path: 'https://example.com/intro.mp4',
        course_info: '<p>What you need</p>',
      },
    ]);
    await becomes(() => form.box('Course Name').inputValue(), '');
  });
  await test.step('its row opens the Add tab with the form filled, the rich text too', async () => {
    await list.show();
    await list.search(name);
    await list.edit(name);
    await heading(page, 'Edit Course');
    await shown(page.getByText('5 of 5'));
    await becomes(() => form.box('Course Name').inputValue(), name);
    expect(await form.box('Discounted Price').inputValue()).toBe('1499.5');
    expect(await form.language.inputValue()).toBe('Hindi');
    await becomes(() => form.category.locator('option:checked').allInnerTexts(), [category]);
    await shown(form.editor.getByText('What you need'));
    await shown(page.getByRole('button', { name: 'Update', exact: true }));
  });
  await test.step('Cancel, and the Add tab, lead back to adding', async () => {
    await form.press('Cancel');
    await heading(page, 'Add Course');
    await becomes(() => form.box('Course Name').inputValue(), '');
    await page.goBack();
    await heading(page, 'Edit Course');
    await page.getByRole('tab', { name: 'Add' }).click();
    await heading(page, 'Add Course');
  });
  await test.step('Update stores the change and the list shows it', async () => {
    await page.goBack();
    await heading(page, 'Edit Course');
    await form.box('Discounted Price').fill('999');
    await form.press('Update');
    await succeeded(page, 'Course updated successfully!');
    await heading(page, 'Add Course');
    await list.show();
    await shown(page.getByRole('cell', { name: '₹999', exact: true }));
  });
});
