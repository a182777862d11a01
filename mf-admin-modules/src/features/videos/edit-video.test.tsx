import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeVideo } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { network, problem } from '../../testing/catalogue';
import { field, press } from '../../testing/screen';
import { openVideos, serveProbe, welcome } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

type Opened = Awaited<ReturnType<typeof openVideos>>;
const changed = { name: 'catalogue.video-changed@1', fact: { courseId: 4, moduleId: 7 } };

async function type({ user }: Opened, pencil: string, label: string, text: string) {
  await user.click(await press(pencil));
  await user.clear(field(label));
  await user.paste(text);
}
const typeName = (opened: Opened, text: string) =>
  type(opened, 'Change the name of Welcome', 'Video Name of Welcome', text);
const typeAddress = (opened: Opened, text: string) =>
  type(opened, 'Change the address of Welcome', 'Video URL of Welcome', text);

test('a new name is stored with all the rest, said, and the focus returns', async () => {
  const opened = await openVideos();
  await typeName(opened, ' Hello ');
  await opened.user.keyboard('{Enter}');
  await screen.findByText('The new name is Hello.');
  expect(opened.catalogue.sent('PUT').map(({ body }) => body)).toEqual([{ ...welcome, video_title: 'Hello' }]);
  await waitFor(async () => expect(document.activeElement).toBe(await press('Change the name of Hello')));
  expect(opened.platform.events.published).toEqual([changed]);
});

test('a blank name is refused under the field, and Escape gives it up', async () => {
  const opened = await openVideos();
  await typeName(opened, '  ');
  await opened.user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Video Name is required.');
  await expectAccessible();
  await opened.user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await press('Change the name of Welcome'));
  expect(opened.catalogue.sent('PUT')).toEqual([]);
});

test('in an old tab another user’s name is shown first, and what was typed stays until the user decides', async () => {
  const opened = await openVideos();
  await typeName(opened, 'Mine');
  opened.catalogue.changeVideo(welcome.video_id, { video_title: 'Theirs', is_published: false });
  await opened.user.keyboard('{Enter}');
  expect(await screen.findByText('Video Name: Theirs')).toBeTruthy();
  expect(screen.getByText(/^While you were editing, Meera Rao changed this/)).toBeTruthy();
  expect(field('Video Name of Welcome').value).toBe('Mine');
  await opened.user.click(await press('Overwrite with mine'));
  await screen.findByText('The new name is Mine.');
  expect(opened.catalogue.sent('PUT').at(-1)?.body).toMatchObject({ video_title: 'Mine', is_published: false });
});

test('a refusal stands under the field with the typed name, which a new login shows again', async () => {
  const opened = await openVideos();
  network.use(
    http.put('*/api/courseModule/moduleVideo/:id', () => problem(503), { once: true }),
    http.put('*/api/courseModule/moduleVideo/:id', async () => {
      await act(() => opened.platform.session.end());
      return problem(401);
    }),
  );
  await typeName(opened, 'Hello');
  await opened.user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/not available right now.*still here/);
  await opened.user.keyboard('{Enter}');
  await screen.findByText(/Your session has ended/);
  opened.unmount();
  await openVideos();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Video Name of Welcome' })).value).toBe('Hello');
});

test('another address is stored with its duration', async () => {
  const opened = await openVideos();
  const stream = serveProbe();
  await typeAddress(opened, 'https://example.com/new.mp4');
  expect(screen.getByText(/^With another address this becomes another lesson/)).toBeTruthy();
  await opened.user.keyboard('{Enter}');
  await screen.findByRole('progressbar', { name: 'Reading the duration' });
  await waitFor(() => expect(stream.bodies).toEqual([{ url: 'https://example.com/new.mp4' }]));
  stream.write('{"duration":61.7}\n');
  stream.end();
  await screen.findByText('Welcome has a new address.');
  expect(opened.catalogue.sent('PUT').map(({ body }) => body)).toEqual([
    { ...welcome, video_url: 'https://example.com/new.mp4', duration_in_seconds: 62 },
  ]);
  expect(await screen.findByText('00:01:02')).toBeTruthy();
});

test('an address whose duration cannot be read is not stored, and stays; cancelling stops the reading', async () => {
  const opened = await openVideos();
  const stream = serveProbe();
  await typeAddress(opened, 'https://example.com/new.mp4');
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(stream.bodies).toHaveLength(1));
  stream.write('{"progress":10}\n');
  stream.end();
  await screen.findByText(/^The duration could not be read/);
  expect(field('Video URL of Welcome').value).toBe('https://example.com/new.mp4');
  const second = serveProbe();
  await opened.user.click(await press('Save change'));
  await waitFor(() => expect(second.bodies).toHaveLength(1));
  await opened.user.click(await press('Cancel change'));
  await second.stopped;
  expect(opened.catalogue.sent('PUT')).toEqual([]);
});

test('a video is unpublished and made a free preview, and its states are words', async () => {
  const opened = await openVideos();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Published')).toBeTruthy();
  await opened.user.dblClick(await press('Unpublish Welcome'));
  expect(await row.findByText('Not published')).toBeTruthy();
  await screen.findByText('Welcome is not published any more. Learners do not see it.');
  expect(document.activeElement).toBe(await press('Publish Welcome'));
  await opened.user.click(await press('Make Welcome a free preview'));
  expect(await row.findByText('Free preview')).toBeTruthy();
  expect(row.getByText(/^Once it is published, anyone can watch it/)).toBeTruthy();
  await expectAccessible();
  expect(opened.catalogue.sent('PUT').map(({ body }) => body)).toEqual([
    { ...welcome, is_published: false },
    { ...welcome, is_published: false, is_preview: true },
  ]);
});

test('an old tab publishes a video without taking back what others changed', async () => {
  const opened = await openVideos();
  await press('Unpublish Welcome');
  opened.catalogue.changeVideo(welcome.video_id, { video_title: 'Theirs', is_preview: true });
  await opened.user.click(await press('Unpublish Welcome'));
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect(opened.catalogue.sent('PUT').at(-1)?.body).toMatchObject({
    video_title: 'Theirs',
    is_preview: true,
    is_published: false,
  });
});

test('a state that could not be stored says why at its video', async () => {
  const file = makeVideo({ video_title: 'File', module_id: 7, is_published: false });
  const opened = await openVideos([file]);
  network.use(http.put('*/api/courseModule/moduleVideo/:id', () => problem(503)));
  await opened.user.click(await press('Publish File'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not available right now/);
  expect(screen.getByText('Not published')).toBeTruthy();
});
