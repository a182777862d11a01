import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http } from 'msw';
import { builderPath, openBuilder, serveOutline, shownTree } from '../../testing/builder';
import { network, problem } from '../../testing/catalogue';
import { makeOutline } from '../../testing/outline';
import { press } from '../../testing/screen';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import remote from '../../remote';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
beforeEach(() => localStorage.clear());

const course = () => makeOutline({ Basics: ['Ohm', 'Volt', 'Watt'], Circuits: ['Series'] });
const said = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));

test('the tree shows modules and lessons with their states', async () => {
  await openBuilder(course());
  expect(shownTree()).toEqual(['Basics: Ohm, Volt, Watt', 'Circuits: Series']);
  expect(screen.getAllByText('00:01:35')).toHaveLength(4);
  await expectAccessible();
});

test('by keys a lesson is taken, moved into the next module and put; each step is said, and undone', async () => {
  const { user, server } = await openBuilder(course());
  (await press('Move Volt')).focus();
  await user.keyboard(' ');
  await said(
    'Taken: Volt. Volt is lesson 2 of 3 in Basics. The arrow keys move it, Space puts it down, Escape puts it back.',
  );
  await user.keyboard('{ArrowDown}');
  await said('Volt is lesson 3 of 3 in Basics.');
  await user.keyboard('{ArrowDown}');
  await said('Volt is lesson 1 of 2 in Circuits.');
  expect(document.activeElement).toBe(await press('Move Volt'));
  expect(server.moves).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.moves).toEqual([[{ kind: 'video', id: 2, module_id: 20, before_id: 4 }]]));
  expect(shownTree()).toEqual(['Basics: Ohm, Watt', 'Circuits: Volt, Series']);
  await user.click(await press('Undo'));
  await waitFor(() => expect(server.moves).toHaveLength(2));
  expect(shownTree()).toEqual(['Basics: Ohm, Volt, Watt', 'Circuits: Series']);
});

test('Escape puts it back, and nothing is stored', async () => {
  const { user, server } = await openBuilder(course());
  (await press('Move Ohm')).focus();
  await user.keyboard('{Enter}{ArrowUp}');
  await said('Ohm is at the beginning already.');
  await user.keyboard('{ArrowDown}{Escape}');
  await said('Ohm stays where it was.');
  expect(shownTree()[0]).toBe('Basics: Ohm, Volt, Watt');
  expect(server.moves).toEqual([]);
});

test('several moves one after the other are stored in turn', async () => {
  const { user, server } = await openBuilder(course());
  (await press('Move Ohm')).focus();
  await user.keyboard(' {ArrowDown} ');
  (await press('Move Watt')).focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(server.moves).toHaveLength(2));
  expect(shownTree()[0]).toBe('Basics: Volt, Watt, Ohm');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('"Move to…" moves a lesson to a place of another module, and modules', async () => {
  const { user, server } = await openBuilder(course());
  await user.click(await press('Actions for Ohm'));
  await user.click(await press('Move Ohm to…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Ohm' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Module' }), 'Circuits');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Place in the module' }), '1: at the beginning');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(server.moves.at(-1)).toEqual([{ kind: 'video', id: 1, module_id: 20, before_id: 4 }]));
  await waitFor(async () => expect(document.activeElement).toBe(await press('Move Ohm')));
  await user.click(await press('Move Circuits to…'));
  const other = within(await screen.findByRole('dialog', { name: 'Move Circuits' }));
  await user.selectOptions(other.getByRole('combobox', { name: 'Place in the course' }), '1: at the beginning');
  await user.click(other.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(server.moves.at(-1)).toEqual([{ kind: 'module', id: 20, before_id: 10 }]));
});

test('Enter in a name stores it and opens the next one', async () => {
  const { user, server } = await openBuilder(course());
  await user.click(await press('Change the name of Ohm'));
  await user.keyboard('Resistance{Enter}');
  await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
  expect(server.sent('PUT')[0]?.body).toMatchObject({ video_title: 'Resistance' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Video Name of Volt' })));
});

test('Enter adds a module, and the field is ready for the next', async () => {
  const { user, server } = await openBuilder(course());
  await user.click(screen.getByRole('textbox', { name: 'Name of the new module' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Name of the new module is required.')).toBeTruthy();
  await user.keyboard('Power{Enter}');
  await said('Added the module Power.');
  await user.keyboard('Energy{Enter}');
  await said('Added the module Energy.');
  expect(server.shown().modules.map(({ module_name }) => module_name)).toEqual([
    'Basics',
    'Circuits',
    'Power',
    'Energy',
  ]);
  expect(await screen.findByRole('button', { name: 'Move Energy' })).toBeTruthy();
});

test('selected lessons are changed together, and that is undone', async () => {
  const { user, server } = await openBuilder(course());
  await user.click(screen.getByRole('checkbox', { name: 'Select all lessons of Basics' }));
  expect(screen.getByText('3 lessons selected')).toBeTruthy();
  const bulk = within(screen.getByRole('group', { name: 'Actions for the selected lessons' }));
  await user.click(bulk.getByRole('button', { name: 'Make it a free preview' }));
  await waitFor(() => expect(server.changes).toEqual([{ video_ids: [1, 2, 3], set: { is_preview: true } }]));
  await expectAccessible();
  await user.click(await press('Undo'));
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ video_ids: [1, 2, 3], set: { is_preview: false } }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(bulk.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ video_ids: [1, 2, 3, 4], set: { is_published: false } }));
});

test('a deletion is sent when it can be undone no more, or the page is left', async () => {
  const { user, server, unmount } = await openBuilder(course());
  await user.click(await press('Actions for Ohm'));
  await user.click(await press('Delete Ohm'));
  expect(shownTree()[0]).toBe('Basics: Volt, Watt');
  await user.click(await press('Undo'));
  expect(shownTree()[0]).toBe('Basics: Ohm, Volt, Watt');
  await user.click(await press('Actions for Ohm'));
  await user.click(await press('Delete Ohm'));
  await user.click(await press('Delete Circuits with its lessons'));
  await waitFor(() => expect(server.changes).toEqual([{ video_ids: [1], delete: true }]));
  expect(server.sent('DELETE')).toEqual([]);
  unmount();
  await waitFor(() => expect(server.sent('DELETE').map(({ path }) => path)).toEqual(['/api/courseModule/20']));
});

test.each(['mine', 'theirs'] as const)('a conflict shows both orders, and %s is taken', async (whose) => {
  const { user, server } = await openBuilder(course());
  server.reorder([{ kind: 'video', id: 3, before_id: 1 }]);
  (await press('Move Ohm')).focus();
  await user.keyboard(' {ArrowDown} ');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed the order' }));
  const orderOf = (name: string) =>
    within(dialog.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(orderOf('Your order')).toEqual(['Volt', 'Ohm', 'Watt']);
  expect(orderOf('Their order')).toEqual(['Watt', 'Ohm', 'Volt']);
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: whose === 'mine' ? 'Keep mine' : 'Take theirs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const expected = { mine: 'Basics: Volt, Ohm, Watt', theirs: 'Basics: Watt, Ohm, Volt' }[whose];
  await waitFor(() => expect(server.moves).toHaveLength(whose === 'mine' ? 1 : 0));
  await waitFor(() => expect(shownTree()[0]).toBe(expected));
});

test('a move right after a deletion is stored without a question', async () => {
  const { user, server } = await openBuilder(course());
  await user.click(await press('Actions for Ohm'));
  await user.click(await press('Delete Ohm'));
  (await press('Move Volt')).focus();
  await user.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(server.moves).toEqual([[{ kind: 'video', id: 2, module_id: 10, before_id: null }]]));
  expect(server.changes).toEqual([{ video_ids: [1], delete: true }]);
  await waitFor(() => expect(shownTree()[0]).toBe('Basics: Watt, Volt'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lessons that somebody else deleted are left out of what is done with several', async () => {
  const { user, server } = await openBuilder(course());
  await user.click(screen.getByRole('checkbox', { name: 'Select all lessons of Basics' }));
  const bulk = within(screen.getByRole('group', { name: 'Actions for the selected lessons' }));
  server.remove([1]);
  await user.click(bulk.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(server.changes).toEqual([{ video_ids: [2, 3], set: { is_published: false } }]));
  await waitFor(() => expect(shownTree()[0]).toBe('Basics: Volt, Watt'));
  server.remove([2]);
  await user.click(bulk.getByRole('button', { name: 'Delete' }));
  await user.click(await press('Close the message'));
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ video_ids: [3], delete: true }));
  await waitFor(() => expect(shownTree()).toEqual(['Circuits: Series']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a move that fails is shown as it was before, with the reason', async () => {
  const { user } = await openBuilder(course());
  network.use(http.post(`*${courseBuilderPaths.outlineMoves(4)}`, () => problem(503)));
  (await press('Move Ohm')).focus();
  await user.keyboard(' {ArrowDown} ');
  expect((await screen.findByRole('alert')).textContent).toContain('The service is not available');
  expect(shownTree()[0]).toBe('Basics: Ohm, Volt, Watt');
});

test('pasted addresses become lessons, one a line', async () => {
  const { user, server } = await openBuilder(makeOutline({}));
  network.use(http.post('*/api/media/archive-duration', () => problem(503)));
  expect(screen.getByText('No lessons yet')).toBeTruthy();
  await user.click(await press('Paste addresses'));
  await user.click(screen.getByRole('textbox', { name: 'Addresses, one a line' }));
  await user.paste('https://a.example/1 - Ohm.mp4\nvolt');
  await user.click(await press('Add lessons'));
  expect(await screen.findByText('These lines are no addresses: volt')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Addresses, one a line' }));
  await user.paste('https://archive.org/details/x/1.mp4\nhttps://archive.org/details/x/2%20Volt.mp4');
  await expectAccessible();
  await user.click(await press('Add lessons'));
  await waitFor(() => expect(server.added).toHaveLength(1));
  expect(server.added[0]?.lessons.map(({ video_title }) => video_title)).toEqual(['1', 'Volt']);
  expect(server.shown().modules.map(({ module_name }) => module_name)).toEqual(['Module 1']);
  await said('2 lessons were added.');
});

test('a course whose tree cannot be read offers to try again', async () => {
  serveOutline(course());
  network.use(http.get(`*${courseBuilderPaths.outline(4)}`, () => problem(503), { once: true }));
  const { user } = await renderRemote(remote, builderPath, { user: staff });
  expect(await screen.findByText('The modules and lessons could not be loaded.')).toBeTruthy();
  await user.click(await press('Try again'));
  await waitFor(() => expect(shownTree()).toHaveLength(2));
  await act(() => Promise.resolve());
});
