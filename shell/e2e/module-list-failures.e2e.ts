import { openModuleList } from './screens/module-list';
import { becomes, failed, heading, hidden, shown, succeeded } from './support/expectations';
import { callsOf, refuse } from './support/answers';
import { long } from './support/long';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const modules = '/api/courseModule';

test('deleting a module asks in fixed words, and each failure is shown', long, async ({ openPage }) => {
  const name = `Mould ${mark}`;
  const { page, screen } = await openModuleList(openPage, `Deleting ${mark}`, [name, `Slip ${mark}`]);
  const question = page.getByRole('dialog', { name: 'Delete module' });
  const sent = callsOf(page, { method: 'DELETE', path: modules });
  const ask = () => page.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = () => question.getByRole('button', { name: 'Delete' }).click();

  await test.step('asks and names the module; Cancel keeps it', async () => {
    await ask();
    await shown(question.getByText('Are you sure you want to delete this course?'));
    await shown(question.getByText(`${name} (Deleting ${mark})`));
    await question.getByRole('button', { name: 'Cancel' }).click();
    await hidden(question);
    expect(sent).toEqual([]);
  });
  await test.step('a failure is shown', async () => {
    const lift = await refuse(page, { path: modules, method: 'DELETE', status: 503 });
    await ask();
    await confirm();
    await failed(page, 'Failed to delete Module.');
    await shown(question.getByText(/not available right now/));
    await lift();
  });
  await test.step('a list that can’t be loaded again afterwards is shown too, with a retry', async () => {
    const lift = await refuse(page, { path: modules, method: 'GET', status: 503 });
    await confirm();
    await Promise.all([
      succeeded(page, 'Module deleted successfully!'),
      failed(page, 'Failed to reload modules after delete.'),
    ]);
    await lift();
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(screen.rowOf(`Slip ${mark}`));
    await becomes(() => screen.names(), [`Slip ${mark}`]);
  });
});

test('a list that can’t be loaded, of modules or of courses, says so with a retry', long, async ({ openPage }) => {
  const name = `Rib ${mark}`;
  const { page, screen } = await openModuleList(openPage, `Failing ${mark}`, [name]);
  const lift = await refuse(page, { path: modules, method: 'GET', status: 500 });
  await page.reload();
  await failed(page, 'Failed to load Modules.');
  await lift();
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown(screen.rowOf(name));
  const liftCourses = await refuse(page, { path: '/api/course', method: 'GET', status: 500 });
  await page.reload();
  await failed(page, 'Failed to load courses.');
  await shown(screen.rowOf(name));
  await liftCourses();
  await page.getByRole('button', { name: 'Try again' }).click();
  await screen.choose(`Failing ${mark}`);
  await heading(page, 'Course Module');
});
