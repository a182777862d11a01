import { adminList } from './screens/admin-list';
import { courseForm } from './screens/course-form';
import { accounts } from './support/accounts';
import { bannerJpeg } from './support/banner';
import { focused, shown, titledToast } from './support/expectations';
import { long } from './support/long';
import { colleague, makeCourseOf } from './support/records';
import { refuse } from './support/answers';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const path = '/api/course';

test(
  'each failure of the course screen is shown in its place, and nothing typed is lost',
  long,
  async ({ openPage }) => {
    const page = await openPage({ account: accounts.staff });
    const form = courseForm(page);
    const list = adminList(page, 'Courses');
    const staff = await colleague(page);
    const failure = (message: string) => titledToast(page, 'Error', message);
    const success = (message: string) => titledToast(page, 'Success', message);
    const name = `Fails ${mark}`;
    const course = await makeCourseOf(staff, { course_name: name });
    const kept = 'What you typed is still here.';

    await test.step('categories', async () => {
      const restore = await refuse(page, { path: '/api/category', method: 'GET', status: 503 });
      await form.open();
      await failure('Failed to load categories.');
      await form.box('Course Name').fill(name);
      await restore();
      await form.press('Try again');
      await form.category.selectOption({ label: `Of ${name}` });
      expect(await form.box('Course Name').inputValue()).toBe(name);
    });
    await test.step('the upload', async () => {
      const cases: [number, RegExp][] = [
        [413, /^The file is larger than 5 MB\./],
        [429, /Try again in 7 seconds\./],
        [415, /^This is not an image that can be used\./],
        [0, /^The server did not respond\./],
      ];
      for (const [status, message] of cases) {
        const restore = await refuse(page, {
          path: '/api/media/uploadCourseImage',
          method: 'POST',
          status,
          retryAfter: 7,
        });
        await form.banner.setInputFiles(await bannerJpeg());
        await failure('Failed to upload image.');
        await shown(page.getByText(message));
        await restore();
      }
      await form.press('Try again');
      await success('Banner image uploaded!');
    });
    await test.step('creating', async () => {
      await form.fill(`${name} new`, `Of ${name}`);
      const cases: [number, string][] = [
        [0, `The server did not respond. Check your connection and try again. ${kept}`],
        [403, 'Your account is not allowed to change this. Ask an administrator for the right role.'],
        [413, 'This is more than can be stored at once. Shorten the texts and save again.'],
        [429, `Too many requests. Try again in 7 seconds. ${kept}`],
        [500, `Something went wrong. Try again. ${kept}`],
        [503, `The service is not available right now. Try again in a moment. ${kept}`],
      ];
      for (const [status, message] of cases) {
        const restore = await refuse(page, { path, method: 'POST', status, retryAfter: 7 });
        await form.press('Save');
        await failure('Failed to create course.');
        await shown(page.getByText(message, { exact: true }));
        await restore();
      }
      expect(await form.box('Course Name').inputValue()).toBe(`${name} new`);
      await shown(form.editor.getByText('What you need'));
    });
    await test.step('a field that the service refuses shows an error until it is changed', async () => {
      const restore = await refuse(page, {
        path,
        method: 'POST',
        status: 400,
        errors: [{ field: 'category_id', detail: 'This category does not exist.' }],
      });
      await form.press('Save');
      await failure('Failed to create course.');
      await shown(page.getByText('This category no longer exists. Choose another one.'));
      await focused(form.category);
      await restore();
      await form.press('Save');
      await success('Course created successfully!');
    });
    await test.step('the list', async () => {
      const restore = await refuse(page, { path, method: 'GET', status: 500 });
      await list.show();
      await failure('Failed to load courses.');
      await restore();
      await list.press('Try again');
      await list.search(name);
      await list.position('Page 1 of 1');
    });
    await test.step('reading one', async () => {
      const restore = await refuse(page, { path: `${path}/${course.course_id as number}`, method: 'GET', status: 404 });
      await list.edit(name);
      await failure('Failed to fetch course details.');
      await shown(page.getByText('It no longer exists; somebody may have deleted it.'));
      await restore();
      await list.press('Try again');
      await shown(form.box('Course Name'));
    });
    await test.step('changing', async () => {
      const restore = await refuse(page, { path, method: 'PUT', status: 503 });
      await form.box('Author').fill('Ravi');
      await form.press('Update');
      await failure('Failed to update course.');
      expect(await form.box('Author').inputValue()).toBe('Ravi');
      await restore();
      await form.press('Update');
      await success('Course updated successfully!');
    });
    await test.step('deleting', async () => {
      await list.show();
      const restore = await refuse(page, { path, method: 'DELETE', status: 503 });
      await list.delete(name);
      await list.confirm();
      await failure('Failed to delete course.');
      await shown(list.dialog.getByText('The service is not available right now. Try again in a moment.'));
      await restore();
      await list.confirm();
      await success('Course deleted successfully!');
    });
  },
);
