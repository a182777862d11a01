import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { makeCategory } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { button, categoryMaster, field, open, shownRows } from '../../testing/admin-screens';
import { network, problem, stockCatalogue, startNetwork } from '../../testing/fake-catalogue';

startNetwork();

const view = `${categoryMaster}?tab=view`;
const named = (...names: string[]) => names.map((CategoryName) => makeCategory({ CategoryName }));
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

test('adds a category, publishes it to the other slices and lists it', async () => {
  stockCatalogue();
  const { user, platform } = await open(categoryMaster);
  expect(screen.getByRole('heading', { level: 1, name: 'Add Course' })).toBeTruthy();
  expect(screen.getByText('All * fields are mandatory')).toBeTruthy();
  await user.type(field('Category Name'), '  Pottery {Enter}');
  await waitFor(() => expect(field('Category Name').value).toBe(''));
  expect(platform.notices).toEqual([
    { variant: 'success', title: 'Success', message: 'Category created successfully!', duration: 3_000 },
  ]);
  expect(platform.events.published).toEqual([{ name: 'catalogue.category-changed@1', fact: { categoryId: 100 } }]);
  await user.click(screen.getByRole('tab', { name: 'View' }));
  expect(await shownRows('Categories')).toEqual([['1', 'Pottery', '']]);
});

test('an empty name is marked and nothing is sent', async () => {
  const { calls } = stockCatalogue();
  const { user, platform } = await open(categoryMaster);
  await user.type(field('Category Name'), '   ');
  await user.click(button('Save'));
  expect(await screen.findByText('Category Name is required.')).toBeTruthy();
  expect(platform.notices).toEqual([
    { variant: 'warning', title: 'Validation Error', message: 'Please fill all required fields.', duration: 3_000 },
  ]);
  expect(document.activeElement).toBe(field('Category Name'));
  expect(calls).toEqual([]);
});

test('a double click saves once', async () => {
  const { calls } = stockCatalogue();
  const { user } = await open(categoryMaster);
  await user.type(field('Category Name'), 'Weaving');
  await user.dblClick(button('Save'));
  await waitFor(() => expect(field('Category Name').value).toBe(''));
  expect(calls).toEqual(['POST']);
});

test('shows under the field that the name is taken, and keeps the typed text', async () => {
  stockCatalogue();
  network.use(
    http.post(`*${paths.categories}`, () =>
      problem(409, { type: '/problems/category-name-taken', errors: [{ field: 'CategoryName', detail: 'Taken.' }] }),
    ),
  );
  const { user, platform } = await open(categoryMaster);
  await user.type(field('Category Name'), 'Pottery');
  await user.click(button('Save'));
  expect(await screen.findByText('A category with this name already exists. Choose another name.')).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to create Category.']);
  expect(field('Category Name').value).toBe('Pottery');
});

test('a row is edited on the Add tab and keeps its status; then the form is blank', async () => {
  const { categories, calls } = stockCatalogue({
    categories: [makeCategory({ CategoryName: 'Potery', Status: 'Inactive' })],
  });
  const { user, platform, router } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Edit Potery' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Course' })).toBe(document.activeElement);
  const name = await screen.findByRole('textbox', { name: 'Category Name' });
  await user.clear(name);
  await user.type(name, 'Pottery');
  await user.click(button('Update'));
  expect(await screen.findByRole('heading', { name: 'Add Course' })).toBeTruthy();
  expect(categories[0]).toMatchObject({ CategoryName: 'Pottery', Status: 'Inactive' });
  expect(calls).toEqual(['PUT if it matches']);
  expect(messages(platform)).toEqual(['Category updated successfully!']);
  expect(router.state.location.search).toBe('');
  expect(field('Category Name').value).toBe('');
});

test('shows that the list, the category or a change failed, and can retry each', async () => {
  stockCatalogue({ categories: named('Pottery') });
  const away = () => problem(503);
  network.use(http.get(`*${paths.categories}`, away, { once: true }));
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  network.use(http.get(`*${paths.categories}/:id`, away, { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Edit Pottery' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.type(await screen.findByRole('textbox', { name: 'Category Name' }), ' and clay');
  network.use(http.put(`*${paths.categories}/:id`, away, { once: true }));
  await user.click(button('Update'));
  await waitFor(() => expect(messages(platform)).toHaveLength(3));
  expect(field('Category Name').value).toBe('Pottery and clay');
  await user.click(button('Update'));
  await waitFor(() => expect(messages(platform)).toHaveLength(4));
  expect(messages(platform)).toEqual([
    'Failed to load categories.',
    'Failed to fetch Category details.',
    'Failed to update category.',
    'Category updated successfully!',
  ]);
});

test('a Hindi name can be added, is shown on Hindi pages, and can be removed', async () => {
  const { categories } = stockCatalogue({ categories: [makeCategory({ CategoryName: 'Pottery' })] });
  const { user, platform } = await open(view);
  const edit = async (typed: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Pottery' }));
    const hindi = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name in Hindi' });
    await user.clear(hindi);
    if (typed) await user.type(hindi, typed);
    await user.click(button('Update'));
    await screen.findByRole('heading', { name: 'Add Course' });
    await user.click(screen.getByRole('tab', { name: 'View' }));
  };
  await edit(' मिट्टी के बर्तन ');
  expect(categories[0]).toMatchObject({ CategoryName: 'Pottery', CategoryNameHindi: 'मिट्टी के बर्तन' });
  await act(() => platform.i18n.setLanguage('hi'));
  expect(await screen.findByRole('cell', { name: 'मिट्टी के बर्तन' })).toBeTruthy();
  await act(() => platform.i18n.setLanguage('en'));
  await edit('');
  expect(categories[0]).toMatchObject({ CategoryName: 'Pottery', CategoryNameHindi: '' });
});

test('a delete asks with the name, and sends the version that was shown', async () => {
  const { categories, calls } = stockCatalogue({ categories: named('Pottery', 'Weaving') });
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Delete Pottery' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Are you sure you want to delete this course?')).toBeTruthy();
  expect(within(dialog).getByText('Pottery')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Pottery')).toBeNull());
  expect(categories).toHaveLength(1);
  expect(calls).toEqual(['DELETE if it matches']);
  expect(messages(platform)).toEqual(['Category deleted successfully!']);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('shows why a category with courses cannot be deleted', async () => {
  stockCatalogue({ categories: named('Pottery') });
  network.use(
    http.delete(`*${paths.category(0).replace('0', ':id')}`, () => problem(409, { type: '/problems/category-in-use' })),
  );
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Delete Pottery' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('This category still has courses. Move them to another category first.')).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to delete Category.']);
});

test('shows that the list could not be reloaded after a delete, and can retry', async () => {
  stockCatalogue({ categories: named('Pottery', 'Weaving') });
  const { user, platform } = await open(view);
  await user.click(await screen.findByRole('button', { name: 'Delete Pottery' }));
  network.use(http.get(`*${paths.categories}`, () => problem(503), { once: true }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(messages(platform)).toEqual(['Category deleted successfully!', 'Failed to reload categories after delete.']),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await shownRows('Categories')).toEqual([['1', 'Weaving', '']]);
});

test('the server pages, sorts and searches by the URL', async () => {
  stockCatalogue({
    categories: named(...Array.from({ length: 23 }, (_, index) => `Craft ${String(index + 1).padStart(2, '0')}`)),
  });
  const { user, router } = await open(view);
  expect(await shownRows('Categories')).toHaveLength(10);
  await user.click(button('Last'));
  expect(await screen.findByText('Page 3 of 3')).toBeTruthy();
  await waitFor(async () => expect((await shownRows('Categories'))[0]).toEqual(['21', 'Craft 21', '']));
  await user.click(button('Category Name'));
  await user.click(button('Category Name'));
  await waitFor(async () => expect((await shownRows('Categories'))[0]).toEqual(['1', 'Craft 23', '']));
  expect(router.state.location.search).toContain('sort=CategoryName%3Adesc');
  await user.click(button('All'));
  await waitFor(async () => expect(await shownRows('Categories')).toHaveLength(23));
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await user.type(search, 'craft 07');
  await waitFor(async () => expect(await shownRows('Categories')).toEqual([['1', 'Craft 07', '']]));
  expect(document.activeElement).toBe(search);
  expect(screen.getByText('Page 1 of 1')).toBeTruthy();
});

test('form, list and dialog have no accessibility fault', async () => {
  stockCatalogue({ categories: named('Pottery') });
  const { user } = await open(categoryMaster);
  await user.click(button('Save'));
  await screen.findByText('Category Name is required.');
  await expectAccessible();
  await user.click(screen.getByRole('tab', { name: 'View' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Pottery' }));
  await expectAccessible();
});
