import { adminList } from './screens/admin-list';
import { courseForm } from './screens/course-form';
import { accounts, fillLogin } from './support/accounts';
import { bannerJpeg } from './support/banner';
import { focused, heading, hidden, shown, titledToast } from './support/expectations';
import { long } from './support/long';
import { colleague, makeCourseOf } from './support/records';
import { refuse } from './support/answers';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const path = '/api/course';

async function open(openPage: OpenPage) {
  const page = await openPage({ account: accounts.staff });
  return { page, form: courseForm(page), staff: await colleague(page) };
}

test('another user saved a newer version: it is shown, and the user chooses', long, async ({ openPage }) => {
  const { page, form, staff } = await open(openPage);
  const name = `Contested ${mark}`;
  const { course_id: id } = await makeCourseOf(staff, { course_name: name });
  const dialog = page.getByRole('dialog', { name: 'Somebody saved a newer version' });
  const one = `${path}/${id as number}`;

  await test.step('the differences are listed, and continuing to edit loses nothing', async () => {
    await page.goto(`/course/course-master?edit=${id as number}`);
    await form.box('Author').fill('Mine');
    await staff.change(one, { author: 'Theirs', actual_price: 2_500 });
    await form.press('Update');
    await shown(dialog.getByText('Author: Theirs'));
    await shown(
      dialog.getByText(
        /^While you were editing, .+ changed this and saved it \(.+\)\. Your changes are not lost yet\.$/,
      ),
    );
    await shown(dialog.getByText('Actual Price: ₹2,500'));
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await hidden(dialog);
    expect(await form.box('Author').inputValue()).toBe('Mine');
    await focused(page.getByRole('button', { name: 'Update' }));
  });
  await test.step('the other version can be taken', async () => {
    await form.press('Update');
    await dialog.getByRole('button', { name: 'Load their version' }).click();
    await hidden(dialog);
    expect([await form.box('Author').inputValue(), await form.box('Actual Price').inputValue()]).toEqual([
      'Theirs',
      '2500',
    ]);
  });
  await test.step('or overwritten', async () => {
    await form.box('Author').fill('Mine again');
    await staff.change(one, { author: 'Theirs again' });
    await form.press('Update');
    await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
    await titledToast(page, 'Success', 'Course updated successfully!');
    expect(await staff.get(one)).toMatchObject({ author: 'Mine again' });
  });
  await test.step('a delete asks again when the course was changed in between', async () => {
    const list = adminList(page, 'Courses');
    await list.show();
    await list.search(name);
    const looked = page.waitForResponse((answer) => new URL(answer.url()).pathname === one);
    await list.delete(name);
    await looked;
    await staff.change(one, { author: 'Theirs at last' });
    await list.confirm();
    await shown(list.dialog.getByText(/ changed it \(.+\)\. Delete it anyway\?$/));
    await list.confirm();
    await titledToast(page, 'Success', 'Course deleted successfully!');
  });
});

test('the session ends while a course is written: what was typed is there again after logging in', async ({
  openPage,
}) => {
  const { page, form, staff } = await open(openPage);
  const name = `Kept ${mark}`;
  const category = `Of kept ${mark}`;
  await staff.post('/api/category', { CategoryName: category });

  for (const act of ['saving', 'uploading'] as const) {
    await test.step(act, async () => {
      await form.open();
      await form.fill(`${name} ${act}`, category);
      const restore = await refuse(page, { path: act === 'saving' ? path : '/api/media', method: 'POST', status: 401 });
      if (act === 'saving') await form.press('Save');
      else await form.banner.setInputFiles(await bannerJpeg());
      await page.waitForURL('**/login');
      await restore();
      await fillLogin(page, accounts.staff);
      await page.waitForURL('**/course/course-master');
      await heading(page, 'Add Course');
      await shown(page.getByText('We kept what you typed before your session ended.'));
      expect(await form.box('Course Name').inputValue()).toBe(`${name} ${act}`);
      await shown(page.getByText('5 of 5'));
      await shown(form.editor.getByText('What you need'));
    });
  }
  await test.step('and can be saved then', async () => {
    await form.press('Save');
    await titledToast(page, 'Success', 'Course created successfully!');
    expect(await staff.get(`${path}?q=${name}`)).toHaveLength(1);
  });
});
