import { openModuleList } from './screens/module-list';
import { accounts, fillLogin } from './support/accounts';
import { failed, focused, hidden, shown, succeeded, titledToast } from './support/expectations';
import { callsOf, refuse } from './support/answers';
import { long } from './support/long';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const modules = '/api/courseModule';

test('changing in place: name, description and sequence, by keyboard', long, async ({ openPage }) => {
  const { page, screen, course } = await openModuleList(openPage, `In place ${mark}`, [
    `Kiln ${mark}`,
    `Wheel ${mark}`,
  ]);
  const name = `Kiln ${mark}`;
  const id = course.moduleIds[0] as number;
  const sent = callsOf(page, { method: 'PUT', path: modules });
  const read = callsOf(page, { method: 'GET', path: `${modules}/${id}` });

  await test.step('blanks are refused', async () => {
    for (const [what, message] of [
      ['name', 'Module Name cannot be empty.'],
      ['description', 'Module Description cannot be empty.'],
    ] as const) {
      const field = await screen.changeInPlace(what, name);
      await field.fill('   ');
      await page.keyboard.press('Enter');
      await titledToast(page, 'Validation Error', message);
      await field.press('Escape');
      await hidden(field);
    }
  });
  await test.step('an invalid sequence is not sent, and stays in the field', async () => {
    const field = await screen.changeInPlace('sequence no', name);
    for (const typed of ['x', '1.5', '0', '1e9', '']) {
      await field.fill(typed);
      await page.keyboard.press('Enter');
      await shown(page.getByText('Write a whole number from 1 to 1000000.'));
      expect(await field.inputValue()).toBe(typed);
    }
    await field.press('Escape');
    expect(sent).toEqual([]);
  });
  await test.step('a failure is shown, and the text stays', async () => {
    for (const [what, message] of [
      ['name', 'Failed to update Module Name.'],
      ['description', 'Failed to update Module Description.'],
      ['sequence no', 'Failed to update Sequence No.'],
    ] as const) {
      const lift = await refuse(page, { path: modules, method: 'PUT', status: what === 'name' ? 0 : 503 });
      const field = await screen.changeInPlace(what, name);
      await field.fill('7');
      await page.keyboard.press('Enter');
      await failed(page, message);
      await shown(page.getByRole('alert').filter({ hasText: 'What you typed is still here.' }));
      expect(await field.inputValue()).toBe('7');
      await lift();
      await field.press('Escape');
    }
  });
  await test.step('each failure is shown under the field', async () => {
    const field = await screen.changeInPlace('name', name);
    const cases = [
      [{ status: 409, detail: 'Somebody was faster. Try again.' }, 'Somebody was faster. Try again.'],
      [{ status: 403 }, /Your account is not allowed to change this/],
      [{ status: 404 }, /It no longer exists/],
      [{ status: 429, retryAfter: 9 }, /Try again in 9 seconds/],
      [{ status: 500 }, /Something went wrong/],
    ] as const;
    for (const [refusal, message] of cases) {
      const lift = await refuse(page, { path: modules, method: 'PUT', ...refusal });
      await field.fill('Oven');
      await page.keyboard.press('Enter');
      await failed(page, 'Failed to update Module Name.');
      await shown(page.getByRole('alert').filter({ hasText: message }));
      expect(await field.inputValue()).toBe('Oven');
      await lift();
    }
    await field.press('Escape');
  });
  await test.step('each change fetches the module, sends it with one field changed, and returns the focus', async () => {
    sent.length = 0;
    read.length = 0;
    for (const [what, text, message] of [
      ['description', 'Hot.', 'Module Description updated!'],
      ['sequence no', '2', 'Sequence No. updated!'],
      ['name', `Oven ${mark}`, 'Module Name updated!'],
    ] as const) {
      const field = await screen.changeInPlace(what, name);
      await field.fill(text);
      await page.keyboard.press('Enter');
      await succeeded(page, message);
      await focused(
        page.getByRole('button', { name: `Change ${what} of ${what === 'name' ? text : name}`, exact: true }),
      );
    }
    expect(read).toHaveLength(3);
    const stored = {
      ModuleId: id,
      CourseId: course.id,
      CourseName: course.name,
      Status: 'Active',
      ModuleDescription: 'Hot.',
    };
    expect(sent.map(({ body }) => body)).toEqual([
      { ...stored, ModuleName: name, SequenceNo: 1 },
      { ...stored, ModuleName: name, SequenceNo: 2 },
      { ...stored, ModuleName: `Oven ${mark}`, SequenceNo: 2 },
    ]);
  });
  await test.step('another user’s newer value is shown before it is overwritten', async () => {
    await course.changeModule(id, { ModuleDescription: 'Theirs.' });
    const field = await screen.changeInPlace('description', `Oven ${mark}`);
    await field.fill('Mine.');
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Somebody saved a newer version' });
    await shown(choice.getByText('Description: Theirs.'));
    await shown(
      choice.getByText(
        /^While you were editing, .+ changed this and saved it \(.+\)\. Your changes are not lost yet\.$/,
      ),
    );
    await choice.getByRole('button', { name: 'Overwrite with mine' }).click();
    await succeeded(page, 'Module Description updated!');
    await shown(screen.rowOf(`Oven ${mark}`).getByText('Mine.'));
  });
  await test.step('the end of the session keeps the text', async () => {
    const lift = await refuse(page, { path: modules, method: 'PUT', status: 401 });
    const field = await screen.changeInPlace('name', `Oven ${mark}`);
    await field.fill(`Stove ${mark}`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login*');
    await lift();
    await fillLogin(page, accounts.staff);
    await shown(page.getByText('We kept what you typed before your session ended.'));
    expect(await page.getByRole('textbox', { name: `Module of Oven ${mark}` }).inputValue()).toBe(`Stove ${mark}`);
  });
});
