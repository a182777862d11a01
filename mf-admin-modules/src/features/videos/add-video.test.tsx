import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeVideo } from '@vidyapath/testing/record-factories';
import { network, problem } from '../../testing/catalogue';
import { enter, field, press } from '../../testing/screen';
import { addVideo, openVideos, serveProbe, welcome } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

test('moves the focus to the first empty field and sends nothing', async () => {
  const { user, catalogue, platform } = await openVideos();
  await enter(user, 'Video Name', 'Loops');
  await user.click(await press('Add Video'));
  expect(document.activeElement).toBe(field('Video URL'));
  expect(catalogue.sent('POST')).toEqual([]);
  expect(platform.notices).toEqual([]);
});

test('shows the progress of the stream, and adds the video with the duration at its end', async () => {
  const opened = await openVideos();
  const stream = serveProbe();
  await addVideo(opened, 'https://example.com/loops.mp4');
  const bar = await screen.findByRole('progressbar', { name: 'Reading the duration' });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  expect(await press(/Add Video/)).toHaveProperty('disabled', true);
  await expectAccessible();
  await waitFor(() => expect(stream.bodies).toEqual([{ url: 'https://example.com/loops.mp4' }]));
  stream.write('{"progress":"indeterminate"}\n{"progress":');
  stream.write('42}\n');
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('42'));
  stream.write('{"duration":61.7}\n');
  stream.end();
  expect(await screen.findByText('https://example.com/loops.mp4')).toBeTruthy();
  expect(opened.catalogue.sent('POST').find(({ path }) => path.endsWith('/moduleVideo/'))?.body).toEqual({
    course_id: 4,
    module_id: 7,
    video_title: 'Loops',
    video_url: 'https://example.com/loops.mp4',
    duration_in_seconds: 62,
    sequence_no: 2,
    created_by: 'admin',
  });
  expect(field('Video Name').value).toBe('');
  expect(document.activeElement).toBe(field('Video Name'));
  expect(opened.platform.events.published).toEqual([
    { name: 'catalogue.video-changed@1', fact: { courseId: 4, moduleId: 7 } },
  ]);
});

test('lets the server append when a deleted video left a gap in the numbers', async () => {
  const third = makeVideo({ module_id: 7, video_title: 'Third', sequence_no: 3 });
  const opened = await openVideos([welcome, third]);
  await screen.findByText('Third');
  const stream = serveProbe();
  await addVideo(opened, 'https://example.com/loops.mp4');
  await waitFor(() => expect(stream.bodies).toHaveLength(1));
  stream.write('{"duration":61.7}\n');
  stream.end();
  expect(await screen.findByText('https://example.com/loops.mp4')).toBeTruthy();
  const added = opened.catalogue.sent('POST').find(({ path }) => path.endsWith('/moduleVideo/'));
  expect(added?.body).not.toHaveProperty('sequence_no');
});

test('requests the duration of a video of the sharing service by its own call', async () => {
  const opened = await openVideos([]);
  const stream = serveProbe('*/api/media/youtube-duration');
  await addVideo(opened, 'https://youtu.be/dQw4w9WgXcQ');
  await waitFor(() => expect(stream.bodies).toHaveLength(1));
  stream.write('{"duration":212}\n');
  stream.end();
  expect(await screen.findByText('00:03:32')).toBeTruthy();
});

test.each([
  [
    'a last line with a detail',
    '{"progress":10}\n{"detail":"The file has no duration."}\n',
    'The file has no duration.',
  ],
  ['no duration at all', '{"progress":10}\n', 'The duration could not be read. Check the address and try again.'],
])('shows that the stream ended with %s, and keeps the typed text', async (_case, text, message) => {
  const opened = await openVideos();
  const stream = serveProbe();
  await addVideo(opened, 'https://example.com/loops.mp4');
  await waitFor(() => expect(stream.bodies).toHaveLength(1));
  stream.write(text);
  stream.end();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(field('Video URL').value).toBe('https://example.com/loops.mp4');
  expect(await press('Add Video')).toHaveProperty('disabled', false);
});

test('shows the detail of a refusal before the stream', async () => {
  const opened = await openVideos();
  network.use(http.post('*/api/media/archive-duration', () => problem(400, 'This address may not be reached.')));
  await addVideo(opened, '/media/lesson-1.mp4');
  expect((await screen.findByRole('alert')).textContent).toBe('This address may not be reached.');
});

test('closing stops reading the duration', async () => {
  const opened = await openVideos();
  const stream = serveProbe();
  await addVideo(opened, 'https://example.com/loops.mp4');
  await waitFor(() => expect(stream.bodies).toHaveLength(1));
  await opened.user.click(await press('Close'));
  await stream.stopped;
  expect(opened.catalogue.sent('POST').some(({ path }) => path.endsWith('/moduleVideo/'))).toBe(false);
});

test('shows that an address is too long, and does not cut it', async () => {
  const { user, catalogue } = await openVideos();
  await enter(user, 'Video Name', 'Loops');
  await enter(user, 'Video URL', `https://example.com/${'a'.repeat(2_048)}`);
  await user.tab();
  expect(await screen.findByText('Video URL can have at most 2048 characters.')).toBeTruthy();
  await user.click(await press('Add Video'));
  expect(document.activeElement).toBe(field('Video URL'));
  expect(catalogue.sent('POST')).toEqual([]);
});

test('keeps the typed text for this module when the session ends while the duration is read', async () => {
  const opened = await openVideos();
  network.use(
    http.post('*/api/media/archive-duration', async () => {
      await act(() => opened.platform.session.end());
      return problem(401);
    }),
  );
  await addVideo(opened, 'https://example.com/loops.mp4');
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended.');
  opened.unmount();
  await openVideos();
  expect(field('Video Name').value).toBe('Loops');
  expect(field('Video URL').value).toBe('https://example.com/loops.mp4');
});
