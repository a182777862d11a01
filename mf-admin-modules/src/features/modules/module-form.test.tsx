import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { http } from 'msw';
import hindi from '../../messages/hi';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
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

test('adds a module, confirms it, and shows an empty form', async () => {
  const catalogue = serveCatalogue();
  const view = await openForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Add Course' })).toBeTruthy();
  await fill(view);
  await view.user.dblClick(await press('Save'));
  await waitFor(() => expect(field('Module name').value).toBe(''));
  expect(course().value).toBe('0');
  expect(catalogue.sent('POST').map(({ body }) => body)).toEqual([
    {
      CourseId: 4,
      ModuleName: 'Getting started',
      ModuleDescription: 'Tools and a first page',
      SequenceNo: 2,
      Status: 'Active',
    },
  ]);
  expect(view.platform.notices).toEqual([
    { variant: 'success', title: 'Success', message: 'Module created successfully!', duration: 3000 },
  ]);
  expect(view.platform.events.published).toEqual([
    { name: 'catalogue.module-changed@1', fact: { courseId: 4, moduleId: expect.any(Number) } },
  ]);
});

test('an empty form warns, shows an error under each required field, and focuses the first', async () => {
  const catalogue = serveCatalogue();
  const { user, platform } = await openForm();
  await user.click(await press('Save'));
  expect(await screen.findByText('Module name is required.')).toBeTruthy();
  expect(platform.notices).toEqual([
    { variant: 'warning', title: 'Validation Error', message: 'Please fill all required fields.', duration: 3000 },
  ]);
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
  await waitFor(() =>
    expect(view.platform.notices.map(({ message }) => message)).toEqual(['Please select a valid Course.']),
  );
});

test.each([['0'], ['1.5'], ['two'], ['1e9'], ['1000001']])(
  'a sequence of %s is refused under its field',
  async (typed) => {
    serveCatalogue();
    const view = await openForm();
    await fill(view);
    await view.user.clear(field('Sequence No'));
    await enter(view.user, 'Sequence No', typed);
    await view.user.click(await press('Save'));
    expect(await screen.findByText('Write a whole number from 1 to 1000000.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Sequence No')));
  },
);

test('accepts a sequence in Devanagari digits', async () => {
  const catalogue = serveCatalogue();
  const view = await openForm();
  await fill(view);
  await view.user.clear(field('Sequence No'));
  await enter(view.user, 'Sequence No', '१२');
  await view.user.click(await press('Save'));
  await waitFor(() => expect(catalogue.sent('POST')[0]?.body).toMatchObject({ SequenceNo: 12 }));
});

test('restores the typed text for the same user after the session expired', async () => {
  serveCatalogue();
  const view = await openForm();
  const endSession = async () => {
    await act(() => view.platform.session.end());
    return problem(401);
  };
  network.use(http.post(`*${paths.courseModules}`, endSession, { once: true }));
  await fill(view);
  await view.user.click(await press('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended.');
  view.unmount();

  await openForm();
  expect(await screen.findByText('We kept what you typed before your session ended.')).toBeTruthy();
  expect(field('Description').value).toBe('Tools and a first page');
  await screen.findByRole('option', { name: 'React Basics' });
  expect(course().value).toBe('4');
});

test('shows an error of the server under its field until the field changes, and keeps the typed text', async () => {
  serveCatalogue();
  network.use(
    http.post('*/api/courseModule', () =>
      problem(400, 'Not valid.', [{ field: 'ModuleName', detail: 'This name is not allowed.' }]),
    ),
  );
  const view = await openForm();
  await fill(view);
  await view.user.click(await press('Save'));
  expect((await screen.findAllByText('This name is not allowed.')).length).toBeGreaterThan(0);
  expect(view.platform.notices.at(-1)).toMatchObject({
    variant: 'error',
    title: 'Error',
    message: 'Failed to create Module.',
  });
  expect(field('Module name').value).toBe('Getting started');
  expect(field('Module name').getAttribute('aria-invalid')).toBe('true');
  await enter(view.user, 'Module name', '!');
  expect(field('Module name').getAttribute('aria-invalid')).toBe('false');
});

test('shows that the courses could not be loaded, and can retry', async () => {
  serveCatalogue();
  network.use(http.get('*/api/course', () => problem(503), { once: true }));
  const { user, platform } = await openForm();
  await user.click(await press('Try again'));
  expect(await screen.findByRole('option', { name: 'React Basics' })).toBeTruthy();
  expect(platform.notices.map(({ message }) => message)).toEqual(['Failed to load courses.']);
});

test('the Hindi page shows no English text of the server', async () => {
  serveCatalogue();
  network.use(
    http.post(`*${paths.courseModules}`, () =>
      problem(400, 'Refused.', [{ field: 'ModuleName', detail: 'Not this name.' }]),
    ),
  );
  const { user } = await renderRemote(remote, '/course/module-master', {
    user: staff,
    language: 'hi',
    messages: { [remote.id]: hindi },
  });
  await screen.findByRole('option', { name: 'React Basics' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'कोर्स' }), 'React Basics');
  for (const [name, text] of [
    ['मॉड्यूल का नाम', 'शुरुआत'],
    ['क्रम संख्या', '1'],
    ['विवरण', 'पहला अध्याय'],
  ] as const)
    await enter(user, name, text);
  await user.click(await press('सहेजें'));
  expect(await screen.findByText('यह स्वीकार नहीं हुआ। कृपया इसे बदलकर देखें।')).toBeTruthy();
  expect(screen.queryByText(/Not this name|Refused/)).toBeNull();
});
