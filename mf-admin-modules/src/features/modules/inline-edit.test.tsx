import { act, screen, waitFor } from '@testing-library/react';
import { makeModule } from '@vidyapath/testing/record-factories';
import { staff } from '@vidyapath/testing/users';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import remote from '../../remote';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { field, openList, press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const started = (part: Parameters<typeof makeModule>[0] = {}) =>
  makeModule({ ModuleId: 7, ModuleName: 'Getting started', ModuleDescription: 'Tools', SequenceNo: 3, ...part });
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

describe('changing in place', () => {
  const change = async (pencil: string, label: string, text: string) => {
    const view = await openList();
    await view.user.click(await press(pencil));
    await view.user.clear(field(label));
    await view.user.type(field(label), text);
    return view;
  };
  const rename = (text: string) => change('Change name of Getting started', 'Module of Getting started', text);

  test('fetches the module, stores all of it with the new name, and returns the focus', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { platform } = await rename('Set up{Enter}');
    expect(await screen.findByText('Set up')).toBeTruthy();
    const [put] = catalogue.sent('PUT');
    expect(put?.body).toEqual(started({ ModuleName: 'Set up' }));
    expect(put?.ifMatch).toBeTruthy();
    expect(messages(platform)).toEqual(['Module Name updated!']);
    expect(document.activeElement).toBe(await press('Change name of Set up'));
    expect(platform.events.published).toEqual([
      { name: 'catalogue.module-changed@1', fact: { courseId: 4, moduleId: 7 } },
    ]);
  });

  test.each([
    ['Change name of Getting started', 'Module of Getting started', 'Module Name cannot be empty.'],
    ['Change description of Getting started', 'Description of Getting started', 'Module Description cannot be empty.'],
  ])('%s to blank is refused with a warning', async (pencil, label, warning) => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { platform } = await change(pencil, label, '  {Enter}');
    expect(platform.notices).toEqual([
      { variant: 'warning', title: 'Validation Error', message: warning, duration: 3000 },
    ]);
    expect(field(label)).toBeTruthy();
    expect(catalogue.sent('PUT')).toEqual([]);
    await expectAccessible();
  });

  test.each(['x', '1.5', '0', '1e9', ' '])(
    'a sequence of “%s” is not saved, and its rule is shown under it',
    async (typed) => {
      const catalogue = serveCatalogue({ modules: [started()] });
      const { platform } = await change(
        'Change sequence no of Getting started',
        'Sequence No of Getting started',
        `${typed}{Enter}`,
      );
      expect((await screen.findByRole('alert')).textContent).toBe('Write a whole number from 1 to 1000000.');
      expect(field('Sequence No of Getting started').value).toBe(typed);
      expect(catalogue.sent('PUT')).toEqual([]);
      expect(platform.notices).toEqual([]);
    },
  );

  test('another sequence is stored', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user, platform } = await change(
      'Change sequence no of Getting started',
      'Sequence No of Getting started',
      '5',
    );
    await user.click(await press('Save change'));
    await waitFor(() => expect(messages(platform)).toEqual(['Sequence No. updated!']));
    expect(catalogue.sent('PUT')[0]?.body).toMatchObject({ SequenceNo: 5 });
  });

  test('a name that is too long is refused before it is sent, and stays', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user } = await rename('क');
    await user.click(field('Module of Getting started'));
    await user.paste('क'.repeat(201));
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Module can have at most 200 characters.');
    expect(catalogue.sent('PUT')).toEqual([]);
  });

  const typeUntilSessionEnds = async () => {
    const view = await openList();
    const endSession = async () => {
      await act(() => view.platform.session.end());
      return problem(401);
    };
    network.use(http.put('*/api/courseModule/7', endSession, { once: true }));
    await view.user.click(await press('Change name of Getting started'));
    await view.user.type(field('Module of Getting started'), ' now{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended.');
    view.unmount();
  };

  test('keeps the typed text when the session ends during the save', async () => {
    serveCatalogue({ modules: [started()] });
    await typeUntilSessionEnds();
    await openList();
    expect(field('Module of Getting started').value).toBe('Getting started now');
    expect(screen.getByText('We kept what you typed before your session ended.')).toBeTruthy();
  });

  test('shows a change that another user stored before the typed text was restored', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    await typeUntilSessionEnds();
    catalogue.change(7, { ModuleName: 'Theirs' });
    const { user, platform } = await openList();
    await user.type(field('Module of Theirs'), '{Enter}');
    expect(await screen.findByText('Module: Theirs')).toBeTruthy();
    expect(messages(platform)).toEqual([]);
  });

  test('restores and stores a text that an older release kept', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const draft = { values: { text: 'Set up' } };
    sessionStorage.setItem(`${remote.id}:draft:${staff.id}:inline:7:ModuleName`, JSON.stringify(draft));
    const { user, platform } = await openList();
    expect(field('Module of Getting started').value).toBe('Set up');
    await user.type(field('Module of Getting started'), '{Enter}');
    await waitFor(() => expect(messages(platform)).toEqual(['Module Name updated!']));
    expect(catalogue.sent('PUT')[0]?.body).toMatchObject({ ModuleName: 'Set up' });
  });

  const others = Array.from({ length: 10 }, (_, index) =>
    makeModule({ ModuleId: 100 + index, ModuleName: `Part ${index + 1}` }),
  );
  const showOtherPageAndReturn = async ({ user }: Awaited<ReturnType<typeof openList>>) => {
    await user.click(await press('Next'));
    await screen.findByText('Page 2 of 2');
    await waitFor(() => expect(screen.queryByText('Part 9')).toBeNull());
    await user.click(await press('Prev'));
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'Module of Getting started' });
  };

  test('shows a restored text again after another page was shown', async () => {
    serveCatalogue({ modules: [started(), ...others] });
    await typeUntilSessionEnds();
    expect((await showOtherPageAndReturn(await openList())).value).toBe('Getting started now');
  });

  test('shows the typed text again after another page was shown', async () => {
    const catalogue = serveCatalogue({ modules: [started(), ...others] });
    const view = await rename('Half a na');
    const { user } = view;
    expect((await showOtherPageAndReturn(view)).value).toBe('Half a na');
    await user.type(field('Module of Getting started'), 'me{Enter}');
    await screen.findByText('Half a name');
    expect(catalogue.sent('PUT')).toHaveLength(1);
  });

  test('Escape cancels the change', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    await rename('Other{Escape}');
    expect(screen.getByText('Getting started')).toBeTruthy();
    expect(document.activeElement).toBe(await press('Change name of Getting started'));
    expect(catalogue.sent('PUT')).toEqual([]);
  });

  test('shows a refusal and keeps the typed text', async () => {
    serveCatalogue({ modules: [started()] });
    network.use(
      http.put('*/api/courseModule/7', () =>
        problem(400, 'Not valid.', [{ field: 'ModuleName', detail: 'Too long.' }]),
      ),
    );
    const { platform } = await rename('Other{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too long.');
    expect(field('Module of Getting started').value).toBe('Other');
    expect(messages(platform)).toEqual(['Failed to update Module Name.']);
  });

  test('shows another user’s change of the same value before it is overwritten', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user, platform } = await rename('Mine');
    catalogue.change(7, { ModuleName: 'Theirs', ModuleDescription: 'Their text' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Module: Theirs')).toBeTruthy();
    expect(
      screen.getByText(/^While you were editing, Meera Rao changed this and saved it \(22 Nov 2026, .+\)\./),
    ).toBeTruthy();
    await user.click(await press('Overwrite with mine'));
    await waitFor(() => expect(messages(platform)).toEqual(['Module Name updated!']));
    expect(catalogue.sent('PUT').at(-1)?.body).toMatchObject({ ModuleName: 'Mine', ModuleDescription: 'Their text' });
  });
});
