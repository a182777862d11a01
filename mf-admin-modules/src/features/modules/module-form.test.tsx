import { screen, waitFor, within } from '@testing-library/react';
import { makeModule } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { enter, field, openForm, press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const course = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Course' });

async function fill({ user }: Awaited<ReturnType<typeof openForm>>) {
  await screen.findByRole('option', { name: 'React Basics' });
  await user.selectOptions(course(), 'React Basics');
  await enter(user, 'Module name', 'Getting started');
  await enter(user, 'Sequence No', '2');
  await enter(user, 'Description', 'Tools and a first page');
}

test('adds a module, tells so, and starts anew', async () => {
  const catalogue = serveCatalogue();
  const view = await openForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Add Course' })).toBeTruthy();
  await fill(view);
  await view.user.dblClick(await press('Save'));
  await waitFor(() => expect(field('Module name').value).toBe(''));
  expect(course().value).toBe('0');
  expect(catalogue.sent('POST').map(({ body }) => body)).toEqual([
    { CourseId: 4, ModuleName: 'Getting started', ModuleDescription: 'Tools and a first page', SequenceNo: 2, Status: 'Active' },
  ]);
  expect(view.platform.notices).toEqual([{ variant: 'success', title: 'Success', message: 'Module created successfully!', duration: 3000 }]);
  expect(view.platform.events.published).toEqual([{ name: 'catalogue.module-changed@1', fact: { courseId: 4, moduleId: expect.any(Number) } }]);
});

test('an empty form warns, says what is missing under each field, and puts the focus on the first', async () => {
  const catalogue = serveCatalogue();
  const { user, platform } = await openForm();
  await user.click(await press('Save'));
  expect(await screen.findByText('Module name is required.')).toBeTruthy();
  expect(platform.notices).toEqual([{ variant: 'warning', title: 'Validation Error', message: 'Please fill all required fields.', duration: 3000 }]);
  await waitFor(() => expect(document.activeElement).toBe(course()));
  expect(catalogue.sent('POST')).toEqual([]);
  await expectAccessible();
});

test('a form with everything but a course has its own warning', async () => {
  serveCatalogue();
  const view = await openForm();
  await fill(view);
  await view.user.selectOptions(course(), '0');
  await view.user.click(await press('Save'));
  await waitFor(() => expect(view.platform.notices.map(({ message }) => message)).toEqual(['Please select a valid Course.']));
});

test.each([['0'], ['1.5'], ['two'], ['1000001']])('a sequence of %s is refused under its field', async (typed) => {
  serveCatalogue();
  const view = await openForm();
  await fill(view);
  await view.user.clear(field('Sequence No'));
  await enter(view.user, 'Sequence No', typed);
  await view.user.click(await press('Save'));
  expect(await screen.findByText('Write a whole number from 1 to 1000000.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Sequence No')));
});

test('what the server refuses stands under its field until that is changed, and what was typed stays', async () => {
  serveCatalogue();
  network.use(http.post('*/api/courseModule', () => problem(400, 'Not valid.', [{ field: 'ModuleName', detail: 'This name is not allowed.' }])));
  const view = await openForm();
  await fill(view);
  await view.user.click(await press('Save'));
  expect((await screen.findAllByText('This name is not allowed.')).length).toBeGreaterThan(0);
  expect(view.platform.notices.at(-1)).toMatchObject({ variant: 'error', title: 'Error', message: 'Failed to create Module.' });
  expect(field('Module name').value).toBe('Getting started');
  expect(field('Module name').getAttribute('aria-invalid')).toBe('true');
  await enter(view.user, 'Module name', '!');
  expect(field('Module name').getAttribute('aria-invalid')).toBe('false');
});

test('a list of courses that fails is told and can be read again', async () => {
  serveCatalogue();
  network.use(http.get('*/api/course', () => problem(503), { once: true }));
  const { user, platform } = await openForm();
  await user.click(await press('Try again'));
  expect(await screen.findByRole('option', { name: 'React Basics' })).toBeTruthy();
  expect(platform.notices.map(({ message }) => message)).toEqual(['Failed to load courses.']);
});

describe('editing', () => {
  const module = () => makeModule({ ModuleId: 7, ModuleName: 'Old name', ModuleDescription: 'Old text', SequenceNo: 3 });
  const opened = async () => {
    const view = await openForm('?edit=7');
    await screen.findByDisplayValue('Old name');
    await screen.findByRole('option', { name: 'React Basics' });
    await view.user.clear(field('Module name'));
    await enter(view.user, 'Module name', 'New name');
    return view;
  };

  test('stores the whole record against the version that was read, and returns to adding', async () => {
    const catalogue = serveCatalogue({ modules: [module()] });
    const { user, platform, router } = await opened();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeTruthy();
    await user.click(await press('Update'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Course' })).toBeTruthy();
    const [put] = catalogue.sent('PUT');
    expect(put?.body).toEqual({ ...module(), ModuleName: 'New name' });
    expect(put?.ifMatch).toMatch(/Old name/);
    expect(platform.notices.map(({ message }) => message)).toEqual(['Module updated successfully!']);
    expect(router.state.location.search).toBe('');
  });

  test('when somebody else was faster, theirs can be loaded', async () => {
    const catalogue = serveCatalogue({ modules: [module()] });
    const { user } = await opened();
    catalogue.change(7, { ModuleName: 'Their name' });
    await user.click(await press('Update'));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved a newer version' });
    expect(within(dialog).getByText('Module name: Their name')).toBeTruthy();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Load their version' }));
    expect(await screen.findByDisplayValue('Their name')).toBeTruthy();
  });

  test('… or overwritten', async () => {
    const catalogue = serveCatalogue({ modules: [module()] });
    const { user, platform } = await opened();
    catalogue.change(7, { ModuleName: 'Their name' });
    await user.click(await press('Update'));
    await user.click(await press('Overwrite with mine'));
    await waitFor(() => expect(platform.notices.map(({ message }) => message)).toEqual(['Module updated successfully!']));
    expect(catalogue.sent('PUT').at(-1)).toMatchObject({ ifMatch: expect.stringContaining('Their name'), body: { ModuleName: 'New name' } });
  });

  test('leaving a changed form asks; Cancel does not', async () => {
    serveCatalogue({ modules: [module()] });
    const { user, router } = await opened();
    await user.click(screen.getByRole('tab', { name: 'View' }));
    await user.click(await press('Stay'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Module name').value).toBe('New name');
    await user.click(await press('Cancel'));
    await waitFor(() => expect(field('Module name').value).toBe(''));
    expect(router.state.location.search).toBe('');
  });

  test('a module that can’t be fetched is told and can be tried again', async () => {
    serveCatalogue({ modules: [module()] });
    network.use(http.get('*/api/courseModule/7', () => problem(503), { once: true }));
    const { user, platform } = await openForm('?edit=7');
    await user.click(await press('Try again'));
    expect(await screen.findByDisplayValue('Old name')).toBeTruthy();
    expect(platform.notices.map(({ message }) => message)).toEqual(['Failed to fetch Module details.']);
  });
});
