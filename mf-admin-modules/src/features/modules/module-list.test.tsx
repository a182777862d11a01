import { screen, waitFor, within } from '@testing-library/react';
import { makeCourse, makeModule } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { http } from 'msw';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { openList, press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const started = (part: Parameters<typeof makeModule>[0] = {}) =>
  makeModule({ ModuleId: 7, ModuleName: 'Getting started', ModuleDescription: 'Tools', SequenceNo: 3, ...part });
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

test('shows the modules with their columns, and passes axe', async () => {
  serveCatalogue({ modules: [started()] });
  await openList();
  expect(screen.getByRole('heading', { level: 1, name: 'Course Module' })).toBeTruthy();
  for (const name of ['Course', 'Module', 'Description', 'Sequence No']) {
    expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  }
  const row = screen.getByRole('row', { name: /React Basics.*Getting started.*Tools.*3/ });
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(
    expect.arrayContaining(['Edit Getting started', 'Delete Getting started', 'Attachments of Getting started']),
  );
  await expectAccessible();
});

test('the server filters, searches, sorts and pages; the URL keeps it', async () => {
  const modules = Array.from({ length: 60 }, (_, index) => makeModule({ ModuleName: `Part ${index + 1}` }));
  const catalogue = serveCatalogue({ modules, courses: [makeCourse({ course_id: 4, course_name: 'React Basics' })] });
  const { user, router } = await openList();
  const last = () => catalogue.calls.filter(({ path }) => path === '/api/courseModule').at(-1)?.search;
  expect(last()).toBe('?limit=10&offset=0&course_id=0');
  await user.click(await press('Last'));
  expect(await screen.findByText('Page 6 of 6')).toBeTruthy();
  await user.click(await press('Module'));
  await waitFor(() => expect(last()).toBe('?sort=ModuleName%3Aasc&limit=10&offset=0&course_id=0'));
  await screen.findByRole('option', { name: 'React Basics' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'React Basics');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'part');
  await waitFor(() => expect(last()).toBe('?q=part&sort=ModuleName%3Aasc&limit=10&offset=0&course_id=4'));
  await user.click(await press('All'));
  await waitFor(() => expect(last()).toBe('?q=part&sort=ModuleName%3Aasc&course_id=4'));
  expect(router.state.location.search).toBe('?tab=view&sort=ModuleName%3Aasc&course=4&q=part&size=all');
});

test('when nothing is found, a button shows all again', async () => {
  serveCatalogue();
  network.use(http.get('*/api/courseModule', () => new Response('[]', { headers: { 'x-total-count': '0' } })));
  const { user, router } = await renderRemote(remote, '/course/module-master?tab=view&q=zzz');
  await user.click(await press('Show all modules'));
  expect(await screen.findByText('No modules yet')).toBeTruthy();
  await user.click(await press('Add a module'));
  expect(router.state.location.search).toBe('');
});

test('shows a failed load, and can retry', async () => {
  serveCatalogue({ modules: [started()] });
  network.use(http.get('*/api/courseModule', () => problem(503), { once: true }));
  const { user, platform } = await renderRemote(remote, '/course/module-master?tab=view');
  await user.click(await press('Try again'));
  expect(await screen.findByRole('row', { name: /Getting started/ })).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to load Modules.']);
});

describe('deleting', () => {
  const ask = async () => {
    const view = await openList();
    await view.user.click(await press('Delete Getting started'));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Delete module' }) };
  };

  test('asks with the name, deletes the version that was shown, and reloads', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user, platform, dialog } = await ask();
    expect(within(dialog).getByText('Are you sure you want to delete this course?')).toBeTruthy();
    expect(within(dialog).getByText('Getting started (React Basics)')).toBeTruthy();
    await expectAccessible();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No modules yet')).toBeTruthy();
    expect(catalogue.sent('DELETE')).toHaveLength(1);
    expect(catalogue.sent('DELETE')[0]?.ifMatch).toBeTruthy();
    expect(messages(platform)).toEqual(['Module deleted successfully!']);
  });

  test('asks again when the module was changed in between', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user, platform, dialog } = await ask();
    await waitFor(() => expect(catalogue.calls.some(({ path }) => path.endsWith('/7'))).toBe(true));
    catalogue.change(7, { SequenceNo: 9 });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(
      await within(dialog).findByText(/^Meera Rao changed it \(22 Nov 2026, .+\)\. Delete it anyway\?$/),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messages(platform)).toEqual(['Module deleted successfully!']));
  });

  test('shows that the deletion failed, or that the list could not be reloaded', async () => {
    serveCatalogue({ modules: [started()] });
    network.use(http.delete('*/api/courseModule/7', () => problem(503), { once: true }));
    const { user, platform, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messages(platform)).toEqual(['Failed to delete Module.']));
    network.use(http.get('*/api/courseModule', () => problem(503)));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messages(platform)).toContain('Failed to reload modules after delete.'));
  });
});

test('edit opens the form with the module', async () => {
  serveCatalogue({ modules: [started()] });
  const { user, router } = await openList();
  await user.click(await press('Edit Getting started'));
  expect(await screen.findByDisplayValue('Getting started')).toBeTruthy();
  expect(router.state.location.search).toBe('?edit=7');
});

test('reloads after another slice has changed a course', async () => {
  const catalogue = serveCatalogue({ modules: [started()] });
  const { platform } = await openList();
  catalogue.change(7, { CourseName: 'React, renamed' });
  platform.events.publish('catalogue.course-changed@1', { courseId: 4 });
  expect(await screen.findByText('React, renamed')).toBeTruthy();
});
