import { screen, waitFor } from '@testing-library/react';
import { makeModule } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
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

  test('fetches the module, stores all of it with the new name, and gives the focus back', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { platform } = await rename('Set up{Enter}');
    expect(await screen.findByText('Set up')).toBeTruthy();
    const [put] = catalogue.sent('PUT');
    expect(put?.body).toEqual(started({ ModuleName: 'Set up' }));
    expect(put?.ifMatch).toBeTruthy();
    expect(messages(platform)).toEqual(['Module Name updated!']);
    expect(document.activeElement).toBe(await press('Change name of Set up'));
    expect(platform.events.published).toEqual([{ name: 'catalogue.module-changed@1', fact: { courseId: 4, moduleId: 7 } }]);
  });

  test.each([
    ['Change name of Getting started', 'Module of Getting started', 'Module Name cannot be empty.'],
    ['Change description of Getting started', 'Description of Getting started', 'Module Description cannot be empty.'],
  ])('%s to blank is refused with a warning', async (pencil, label, warning) => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { platform } = await change(pencil, label, '  {Enter}');
    expect(platform.notices).toEqual([{ variant: 'warning', title: 'Validation Error', message: warning, duration: 3000 }]);
    expect(field(label)).toBeTruthy();
    expect(catalogue.sent('PUT')).toEqual([]);
    await expectAccessible();
  });

  test('a sequence that is no number is ignored, another is stored', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user, platform } = await change('Change sequence no of Getting started', 'Sequence No of Getting started', 'x{Enter}');
    expect(catalogue.sent('PUT')).toEqual([]);
    expect(platform.notices).toEqual([]);
    await user.click(await press('Change sequence no of Getting started'));
    await user.clear(field('Sequence No of Getting started'));
    await user.type(field('Sequence No of Getting started'), '5');
    await user.click(await press('Save change'));
    await waitFor(() => expect(messages(platform)).toEqual(['Sequence No. updated!']));
    expect(catalogue.sent('PUT')[0]?.body).toMatchObject({ SequenceNo: 5 });
  });

  test('Escape gives up', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    await rename('Other{Escape}');
    expect(screen.getByText('Getting started')).toBeTruthy();
    expect(document.activeElement).toBe(await press('Change name of Getting started'));
    expect(catalogue.sent('PUT')).toEqual([]);
  });

  test('a refusal is told, and what was typed stays', async () => {
    serveCatalogue({ modules: [started()] });
    network.use(http.put('*/api/courseModule/7', () => problem(400, 'Not valid.', [{ field: 'ModuleName', detail: 'Too long.' }])));
    const { platform } = await rename('Other{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too long.');
    expect(field('Module of Getting started').value).toBe('Other');
    expect(messages(platform)).toEqual(['Failed to update Module Name.']);
  });

  test('somebody else’s change of the same value is not overwritten unseen', async () => {
    const catalogue = serveCatalogue({ modules: [started()] });
    const { user, platform } = await rename('Mine');
    catalogue.change(7, { ModuleName: 'Theirs', ModuleDescription: 'Their text' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Module: Theirs')).toBeTruthy();
    await user.click(await press('Overwrite with mine'));
    await waitFor(() => expect(messages(platform)).toEqual(['Module Name updated!']));
    expect(catalogue.sent('PUT').at(-1)?.body).toMatchObject({ ModuleName: 'Mine', ModuleDescription: 'Their text' });
  });
});
