import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeVideo } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { network, problem } from '../../testing/catalogue';
import { press } from '../../testing/screen';
import { openVideos } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const videos = ['Wedging', 'Centering', 'Glazing'].map((video_title, at) =>
  makeVideo({ video_id: at + 1, module_id: 7, video_title, sequence_no: at + 1 }),
);
const names = () =>
  within(screen.getByRole('list', { name: 'Videos of the module' }))
    .getAllByRole('button', { name: /^Delete / })
    .map((button) => button.getAttribute('aria-label')?.slice(7));
type Opened = Awaited<ReturnType<typeof openVideos>>;
const sentOf = ({ catalogue }: Opened) => catalogue.sent('PUT').map(({ body }) => body);

test('the dialog moves a video to a place and says the place', async () => {
  const opened = await openVideos(videos);
  await opened.user.click(await press('Move Glazing'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Glazing' }));
  const place = dialog.getByRole('combobox', { name: 'Place in the module' });
  expect(
    within(place)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1: at the beginning', '2: after Wedging', '3: after Centering (now)']);
  await expectAccessible();
  await opened.user.selectOptions(place, '2: after Wedging');
  await opened.user.dblClick(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Glazing is at place 2 of 3.')).toBeTruthy();
  await waitFor(() => expect(sentOf(opened)).toEqual([{ ...videos[2], sequence_no: 2 }]));
  expect(names()).toEqual(['Wedging', 'Glazing', 'Centering']);
  await waitFor(async () => expect(document.activeElement).toBe(await press('Move Glazing')));
  await waitFor(() => expect(opened.platform.events.published).toHaveLength(1));
});

test('arrow keys move a video, and only its last place is stored', async () => {
  const opened = await openVideos(videos);
  (await press('Move Wedging')).focus();
  await opened.user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Wedging is at place 3 of 3.')).toBeTruthy();
  expect(names()).toEqual(['Centering', 'Glazing', 'Wedging']);
  expect(document.activeElement).toBe(await press('Move Wedging'));
  await waitFor(() => expect(sentOf(opened)).toEqual([{ ...videos[0], sequence_no: 4 }]));
  expect(names()).toEqual(['Centering', 'Glazing', 'Wedging']);
});

test('leaving the button stores the steps at once; the next video waits for its turn, and no number is left out', async () => {
  const opened = await openVideos(videos);
  (await press('Move Glazing')).focus();
  await opened.user.keyboard('{ArrowUp}');
  (await press('Move Wedging')).focus();
  await opened.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(sentOf(opened)).toHaveLength(2));
  expect(sentOf(opened)).toMatchObject([
    { video_title: 'Glazing', sequence_no: 2 },
    { video_title: 'Glazing', sequence_no: 1 },
  ]);
  await waitFor(() => expect(names()).toEqual(['Glazing', 'Wedging', 'Centering']));
  for (const number of [1, 2, 3]) expect(await screen.findByRole('img', { name: `No. ${number}` })).toBeTruthy();
});

test('in an old tab a video comes after the one that was chosen, wherever others have moved it', async () => {
  const opened = await openVideos(videos);
  await press('Move Wedging');
  opened.catalogue.changeVideo(2, { sequence_no: 8 });
  (await press('Move Wedging')).focus();
  await opened.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(sentOf(opened)).toMatchObject([{ video_title: 'Wedging', sequence_no: 9 }]));
  await waitFor(() => expect(names()).toEqual(['Glazing', 'Centering', 'Wedging']));
});

test('an order that could not be stored is shown as it was, and says why', async () => {
  const opened = await openVideos(videos);
  network.use(http.put('*/api/courseModule/moduleVideo/:id', () => problem(503)));
  (await press('Move Wedging')).focus();
  await opened.user.keyboard('{ArrowDown}');
  expect(names()).toEqual(['Centering', 'Wedging', 'Glazing']);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The video is where it was before/);
  expect(names()).toEqual(['Wedging', 'Centering', 'Glazing']);
});
