import { screen, waitFor, within } from '@testing-library/react';
import { makeModule } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { enter, field, openForm, press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

describe('editing', () => {
  const module = () =>
    makeModule({ ModuleId: 7, ModuleName: 'Old name', ModuleDescription: 'Old text', SequenceNo: 3 });
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

  test('loads the newer version that somebody else saved', async () => {
    const catalogue = serveCatalogue({ modules: [module()] });
    const { user } = await opened();
    catalogue.change(7, { ModuleName: 'Their name' });
    await user.click(await press('Update'));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved a newer version' });
    expect(within(dialog).getByText('Module name: Their name')).toBeTruthy();
    expect(within(dialog).getByText(/Meera Rao changed this and saved it \(22 Nov 2026, .+\)/)).toBeTruthy();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Load their version' }));
    expect(await screen.findByDisplayValue('Their name')).toBeTruthy();
  });

  test('overwrites the newer version that somebody else saved', async () => {
    const catalogue = serveCatalogue({ modules: [module()] });
    const { user, platform } = await opened();
    catalogue.change(7, { ModuleName: 'Their name' });
    await user.click(await press('Update'));
    await user.click(await press('Overwrite with mine'));
    await waitFor(() =>
      expect(platform.notices.map(({ message }) => message)).toEqual(['Module updated successfully!']),
    );
    expect(catalogue.sent('PUT').at(-1)).toMatchObject({
      ifMatch: expect.stringContaining('Their name'),
      body: { ModuleName: 'New name' },
    });
  });

  test('does not list an equal sequence that is typed in Devanagari digits as a difference', async () => {
    const catalogue = serveCatalogue({ modules: [module()] });
    const { user } = await opened();
    await user.clear(field('Sequence No'));
    await enter(user, 'Sequence No', '०३');
    catalogue.change(7, { ModuleName: 'Their name' });
    await user.click(await press('Update'));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved a newer version' });
    expect(within(dialog).getByText('Module name: Their name')).toBeTruthy();
    expect(within(dialog).queryByText(/^Sequence No/)).toBeNull();
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

  test('shows that a module could not be fetched, and can retry', async () => {
    serveCatalogue({ modules: [module()] });
    network.use(http.get('*/api/courseModule/7', () => problem(503), { once: true }));
    const { user, platform } = await openForm('?edit=7');
    await user.click(await press('Try again'));
    expect(await screen.findByDisplayValue('Old name')).toBeTruthy();
    expect(platform.notices.map(({ message }) => message)).toEqual(['Failed to fetch Module details.']);
  });
});
