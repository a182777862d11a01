import { screen, waitFor, within } from '@testing-library/react';
import { makeModule, makeVideo } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { enter, field, openList, press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const started = makeModule({ ModuleId: 7, ModuleName: 'Getting started' });
const welcome = makeVideo({ module_id: 7, video_title: 'Welcome', video_url: '/media/welcome.mp4', duration_in_seconds: 95 });
const encoder = new TextEncoder();

/** A duration stream whose lines the test writes; knows when the client goes away. */
function serveProbe(path = '*/api/media/archive-duration') {
  let write: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const asked: unknown[] = [];
  const stopped = new Promise<void>((resolve) => {
    network.use(
      http.post(path, async ({ request }) => {
        asked.push(await request.json());
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            write = (text) => controller.enqueue(encoder.encode(text));
            end = () => controller.close();
          },
          cancel: () => resolve(),
        });
        request.signal.addEventListener('abort', () => resolve());
        return new HttpResponse(body, { headers: { 'content-type': 'application/x-ndjson' } });
      }),
    );
  });
  return { asked, stopped, write: (text: string) => write(text), end: () => end() };
}

async function openVideos(videos = [welcome]) {
  const catalogue = serveCatalogue({ modules: [started], videos });
  const view = await openList();
  const opener = await press('Attachments of Getting started');
  await view.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Module Videos for: Getting started (React Basics)' });
  return { ...view, catalogue, dialog, opener };
}

async function add({ user }: Awaited<ReturnType<typeof openVideos>>, url: string) {
  await enter(user, 'Video Name', 'Loops');
  await enter(user, 'Video URL', url);
  await user.click(await press('Add Video'));
}

test('lists the module’s videos with number, name, address and duration', async () => {
  const { catalogue, dialog } = await openVideos();
  const row = within(await within(dialog).findByRole('listitem'));
  for (const text of ['1', 'Welcome', '/media/welcome.mp4', '00:01:35']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole('button', { name: 'Delete Welcome' })).toBeTruthy();
  expect(catalogue.calls.find(({ path }) => path.endsWith('/moduleVideo/'))?.search).toBe('?course_id=4&module_id=7');
  await expectAccessible();
});

test('stays at Escape; Close ends it, drops what was typed and gives the focus back', async () => {
  const { user, opener } = await openVideos();
  await enter(user, 'Video Name', 'Half');
  await user.keyboard('{Escape}');
  expect(field('Video Name').value).toBe('Half');
  await user.click(await press('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await screen.findByRole('dialog');
  expect(field('Video Name').value).toBe('');
});

test('while a field is missing the button does nothing but point there', async () => {
  const { user, catalogue, platform } = await openVideos();
  await enter(user, 'Video Name', 'Loops');
  await user.click(await press('Add Video'));
  expect(document.activeElement).toBe(field('Video URL'));
  expect(catalogue.sent('POST')).toEqual([]);
  expect(platform.notices).toEqual([]);
});

test('adds a video with the duration that the stream ends with, showing its progress', async () => {
  const opened = await openVideos();
  const stream = serveProbe();
  await add(opened, 'https://example.com/loops.mp4');
  const bar = await screen.findByRole('progressbar', { name: 'Reading the duration' });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  expect(await press(/Add Video/)).toHaveProperty('disabled', true);
  await expectAccessible();
  await waitFor(() => expect(stream.asked).toEqual([{ url: 'https://example.com/loops.mp4' }]));
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
  expect(opened.platform.events.published).toEqual([{ name: 'catalogue.video-changed@1', fact: { courseId: 4, moduleId: 7 } }]);
});

test('a video of the sharing service is asked for by its own call', async () => {
  const opened = await openVideos([]);
  const stream = serveProbe('*/api/media/youtube-duration');
  await add(opened, 'https://youtu.be/dQw4w9WgXcQ');
  await waitFor(() => expect(stream.asked).toHaveLength(1));
  stream.write('{"duration":212}\n');
  stream.end();
  expect(await screen.findByText('00:03:32')).toBeTruthy();
});

test.each([
  ['a last line with a detail', '{"progress":10}\n{"detail":"The file has no duration."}\n', 'The file has no duration.'],
  ['no duration at all', '{"progress":10}\n', 'The duration could not be read. Check the address and try again.'],
])('a stream that ends with %s is told, and what was typed stays', async (_case, text, message) => {
  const opened = await openVideos();
  const stream = serveProbe();
  await add(opened, 'https://example.com/loops.mp4');
  await waitFor(() => expect(stream.asked).toHaveLength(1));
  stream.write(text);
  stream.end();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(field('Video URL').value).toBe('https://example.com/loops.mp4');
  expect(await press('Add Video')).toHaveProperty('disabled', false);
});

test('a refusal before the stream is told by its detail', async () => {
  const opened = await openVideos();
  network.use(http.post('*/api/media/archive-duration', () => problem(400, 'This address may not be reached.')));
  await add(opened, '/media/lesson-1.mp4');
  expect((await screen.findByRole('alert')).textContent).toBe('This address may not be reached.');
});

test('closing stops the reading', async () => {
  const opened = await openVideos();
  const stream = serveProbe();
  await add(opened, 'https://example.com/loops.mp4');
  await waitFor(() => expect(stream.asked).toHaveLength(1));
  await opened.user.click(await press('Close'));
  await stream.stopped;
  expect(opened.catalogue.sent('POST').some(({ path }) => path.endsWith('/moduleVideo/'))).toBe(false);
});

test('deletes a video after asking by its name', async () => {
  const { user, catalogue, platform } = await openVideos();
  await user.click(await press('Delete Welcome'));
  const question = await screen.findByRole('dialog', { name: 'Delete video' });
  expect(within(question).getByText('Welcome')).toBeTruthy();
  await user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No videos yet')).toBeTruthy();
  expect(catalogue.sent('DELETE')).toHaveLength(1);
  expect(platform.events.published).toEqual([{ name: 'catalogue.video-changed@1', fact: { courseId: 4, moduleId: 7 } }]);
});

test('a list that can’t be loaded can be tried again', async () => {
  const catalogue = serveCatalogue({ modules: [started], videos: [welcome] });
  network.use(http.get('*/api/courseModule/moduleVideo/', () => problem(503), { once: true }));
  const { user } = await openList();
  await user.click(await press('Attachments of Getting started'));
  await user.click(await press('Try again'));
  expect(await screen.findByText('Welcome')).toBeTruthy();
  expect(catalogue.sent('GET').length).toBeGreaterThan(0);
});
