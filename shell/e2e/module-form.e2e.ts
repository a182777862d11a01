import type { Page } from '@playwright/test';
import { moduleAdmin } from './screens/module-admin';
import { accounts, fillLogin } from './support/accounts';
import { becomes, failed, focused, heading, hidden, shown, succeeded, titledToast } from './support/expectations';
import { callsOf, refuse } from './support/answers';
import { long } from './support/long';
import { makeCourse } from './support/staff-api';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const modules = '/api/courseModule';
const warn = (page: Page, message: string) => titledToast(page, 'Validation Error', message);

async function openForm(openPage: OpenPage, courseName: string) {
  const page = await openPage({ account: accounts.staff });
  const course = await makeCourse(courseName, [{ name: `Clay ${mark}` }]);
  const screen = moduleAdmin(page);
  await screen.open();
  return {
    page,
    screen,
    course,
    whole: { course: courseName, name: `Glaze ${mark}`, sequence: '3', description: 'Ash and sand.' },
  };
}

test('the module form: its fields, and what it refuses before anything is sent', long, async ({ openPage }) => {
  const { page, screen, whole } = await openForm(openPage, `Form ${mark}`);
  const sent = callsOf(page, { method: 'POST', path: modules });

  await test.step('two tabs, their headings, no course chosen', async () => {
    await heading(page, 'Add Course');
    for (const name of ['Add', 'View']) await shown(page.getByRole('tab', { name, exact: true }));
    await becomes(() => screen.values(), { course: '0', name: '', sequence: '', description: '' });
  });
  await test.step('an empty or a blank text is refused', async () => {
    await screen.save();
    await warn(page, 'Please fill all required fields.');
    await shown(page.getByText('Module name is required.'));
    await screen.fill({ ...whole, description: '   ' });
    await screen.save();
    await focused(screen.fields.description);
    await warn(page, 'Please fill all required fields.');
  });
  await test.step('a course has to be chosen', async () => {
    await screen.fill({ ...whole });
    await screen.fields.course.selectOption('0');
    await screen.save();
    await warn(page, 'Please select a valid Course.');
  });
  await test.step('a sequence is a whole number from 1', async () => {
    await screen.fill(whole);
    for (const sequence of ['1.5', '0', '-1', '1e9', 'two']) {
      await screen.fill({ sequence });
      await screen.save();
      await shown(page.getByText('Write a whole number from 1 to 1000000.'));
      expect(await screen.fields.sequence.inputValue()).toBe(sequence);
    }
  });
  await test.step('the length of a name counts characters and not bytes', async () => {
    await screen.fill({ ...whole, name: '🏺'.repeat(201) });
    await screen.save();
    await shown(page.getByText('Module name can have at most 200 characters.'));
  });
  await test.step('Cancel resets', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await shown(page.getByRole('heading', { name: 'Add Course' }));
    await becomes(() => screen.values(), { course: '0', name: '', sequence: '', description: '' });
  });
  expect(sent).toEqual([]);
});

test(
  'adding a module: one record, with the exact text that was typed, and each failure shown',
  long,
  async ({ openPage }) => {
    const { page, screen, course, whole } = await openForm(openPage, `Adding ${mark}`);
    const sent = callsOf(page, { method: 'POST', path: modules });

    await test.step('each failure has a toast that says what to do; no text is lost', async () => {
      await screen.fill(whole);
      const cases = [
        [{ status: 0 }, /The server did not respond\. Check your connection/],
        [{ status: 403 }, /Your account is not allowed to change this/],
        [{ status: 409, detail: 'Somebody was faster. Try again.' }, 'Somebody was faster. Try again.'],
        [{ status: 429, retryAfter: 7 }, 'Too many requests. Try again in 7 seconds.'],
        [{ status: 413, detail: 'Payload refused.' }, /^This is more than can be stored at once\. Shorten the texts/],
        [{ status: 500 }, /Something went wrong/],
        [{ status: 503 }, /not available right now/],
        [{ status: 415, detail: 'Payload refused.' }, /^Something went wrong\. Try again\./],
      ] as const;
      for (const [refusal, message] of cases) {
        const lift = await refuse(page, { path: modules, method: 'POST', ...refusal });
        await screen.save();
        await failed(page, 'Failed to create Module.');
        await shown(page.getByRole('alert').filter({ hasText: message }));
        await lift();
      }
      await becomes(() => screen.values(), { ...whole, course: String(course.id) });
    });
    await test.step('the server’s error for a field is shown under it', async () => {
      const lift = await refuse(page, {
        path: modules,
        method: 'POST',
        status: 400,
        errors: [{ field: 'ModuleName', detail: 'This name is taken.' }],
      });
      await screen.save();
      await failed(page, 'Failed to create Module.');
      await becomes(() => screen.fields.name.getAttribute('aria-invalid'), 'true');
      await lift();
    });
    await test.step('a double click makes one record with all fields', async () => {
      sent.length = 0;
      const name = `ज़ी e\u0301 ‏مرحبا‎ ${mark}`;
      await screen.fill({ name, sequence: '२' });
      await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
      await succeeded(page, 'Module created successfully!');
      expect(sent.map(({ body }) => body)).toEqual([
        {
          CourseId: course.id,
          ModuleName: name,
          ModuleDescription: whole.description,
          SequenceNo: 2,
          Status: 'Active',
        },
      ]);
      await becomes(() => screen.values(), { course: '0', name: '', sequence: '', description: '' });
      await screen.openList(`&course=${course.id}&sort=SequenceNo:asc`);
      await shown(screen.rowOf(name));
      await becomes(() => screen.names(), [`Clay ${mark}`, name]);
    });
  },
);

test(
  'editing a module: the form filled, its failures, and a newer version to choose from',
  long,
  async ({ openPage }) => {
    const { page, screen, course } = await openForm(openPage, `Editing ${mark}`);
    const name = `Clay ${mark}`;
    const id = course.moduleIds[0] as number;
    await screen.openList(`&course=${course.id}`);

    await test.step('a module that can’t be loaded shows a failure with a retry', async () => {
      const lift = await refuse(page, { path: `${modules}/${id}`, method: 'GET', status: 503 });
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      await failed(page, 'Failed to fetch Module details.');
      await lift();
      await page.getByRole('button', { name: 'Try again' }).click();
      await heading(page, 'Edit Course');
      await shown(page.getByRole('button', { name: 'Update' }));
      await becomes(() => screen.values(), {
        course: String(course.id),
        name,
        sequence: '1',
        description: `All of ${name}`,
      });
    });
    await test.step('a change that fails is shown and stays', async () => {
      const lift = await refuse(page, { path: `${modules}/${id}`, method: 'PUT', status: 500 });
      await screen.fill({ description: 'Wedged.' });
      await screen.update();
      await failed(page, 'Failed to update Module.');
      await lift();
      expect(await screen.fields.description.inputValue()).toBe('Wedged.');
    });
    await test.step('another user’s newer version is shown, and may be overwritten', async () => {
      await course.changeModule(id, { ModuleDescription: 'Theirs.' });
      await screen.update();
      const choice = page.getByRole('dialog', { name: 'Somebody saved a newer version' });
      await shown(choice.getByText('Description: Theirs.'));
      await shown(
        choice.getByText(
          /^While you were editing, .+ changed this and saved it \(.+\)\. Your changes are not lost yet\.$/,
        ),
      );
      await choice.getByRole('button', { name: 'Keep editing' }).click();
      await screen.update();
      await choice.getByRole('button', { name: 'Overwrite with mine' }).click();
      await succeeded(page, 'Module updated successfully!');
      await heading(page, 'Add Course');
      await shown(page.getByRole('button', { name: 'Save' }));
    });
    await test.step('switching to Add asks about changes and then resets', async () => {
      await screen.openList(`&course=${course.id}`);
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      await heading(page, 'Edit Course');
      await screen.fill({ description: 'Never kept' });
      await page.getByRole('tab', { name: 'View' }).click();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
      await shown(screen.rowOf(name).getByText('Wedged.'));
      await page.getByRole('tab', { name: 'Add' }).click();
      await heading(page, 'Add Course');
      await becomes(async () => (await screen.values()).name, '');
    });
  },
);

test('what was typed is kept after the end of the session', async ({ openPage }) => {
  const { page, screen, course, whole } = await openForm(openPage, `Session ${mark}`);
  await screen.fill(whole);
  const lift = await refuse(page, { path: modules, method: 'POST', status: 401 });
  await screen.save();
  await page.waitForURL('**/login*');
  await lift();
  await fillLogin(page, accounts.staff);
  await page.waitForURL('**/course/module-master*');
  await shown(page.getByText('We kept what you typed before your session ended.'));
  await becomes(() => screen.values(), { ...whole, course: String(course.id) });
});

test('the courses that a module can belong to may fail to load, and can be read again', long, async ({ openPage }) => {
  const { page, screen } = await openForm(openPage, `Choices ${mark}`);
  const lift = await refuse(page, { path: '/api/course', method: 'GET', status: 503 });
  await page.reload();
  await failed(page, 'Failed to load courses.');
  await lift();
  await page.getByRole('button', { name: 'Try again' }).click();
  await hidden(page.getByRole('button', { name: 'Try again' }));
  await screen.fill({ course: `Choices ${mark}` });
});
