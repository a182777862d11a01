import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openBuilder } from '../../testing/builder';
import { network, problem } from '../../testing/catalogue';
import { makeLesson, makeOutline } from '../../testing/outline';
import { press } from '../../testing/screen';
import { assetId, makeFile, serveRoom, serveUploads } from '../../testing/uploads';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
beforeEach(() => localStorage.clear());

const drop = (target: Element, files: readonly File[]) =>
  fireEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
const moduleRow = async (name: string) => {
  const row = (await press(`Move ${name}`)).closest('[data-module]');
  if (!row) throw new Error(`There is no module ${name}`);
  return row;
};

test('files dropped on a module become its lessons', async () => {
  const { server } = await openBuilder(makeOutline({ Basics: [], Later: [] }));
  const media = serveUploads();
  drop(await moduleRow('Basics'), [makeFile(), makeFile('x', 'notes.docx')]);
  await waitFor(() =>
    expect(server.added).toEqual([
      { module_id: 10, lessons: [{ video_title: 'Ohm ka niyam', video_url: `/media/lessons/${assetId}` }] },
    ]),
  );
  expect(await screen.findByText('notes.docx: Not a video file.')).toBeTruthy();
  await waitFor(() => expect(media.uploads.map(({ text }) => text)).toEqual(['film!']));
  expect(await screen.findByRole('button', { name: 'Move Ohm ka niyam' })).toBeTruthy();
});

test('while files are dragged, the screen says where they would go', async () => {
  await openBuilder(makeOutline({ Basics: [], Later: [] }));
  const drag = (target: Element) => fireEvent.dragOver(target, { dataTransfer: { types: ['Files'], files: [] } });
  drag(await moduleRow('Basics'));
  await screen.findByText('Drop the files to add lessons to Basics.');
  drag(document.body);
  await screen.findByText('Drop the files to add lessons.');
  drop(document.body, []);
  await waitFor(() => expect(screen.queryByText(/^Drop the files to add/)).toBeNull());
});

test('dropped elsewhere they go into the last module, and a refused file makes no lesson', async () => {
  const { server } = await openBuilder(makeOutline({ Basics: [], Later: [] }));
  const media = serveUploads();
  const refusal = { type: '/problems/no-room', title: 'No', status: 507, detail: 'No.' };
  media.answerNext(() => HttpResponse.json(refusal, { status: 507 }));
  drop(document.body, [makeFile()]);
  expect(await screen.findByText(/There is no room for this file/)).toBeTruthy();
  expect(server.added).toEqual([]);
  drop(document.body, [makeFile()]);
  await waitFor(() => expect(server.added.map(({ module_id }) => module_id)).toEqual([20]));
});

test('where not all files fit, that is said before the first byte', async () => {
  const { user, server } = await openBuilder(makeOutline({ Basics: [] }));
  const media = serveUploads();
  network.use(serveRoom({ bytes_left: 8 }));
  drop(document.body, [makeFile('film!', '02 Volt.mp4'), makeFile('film!', '01 Ohm.mp4')]);
  expect(await screen.findByText(/^There is room for 1 of 2 files/)).toBeTruthy();
  await user.click(await press('Cancel'));
  await waitFor(() => expect(screen.queryByText(/^There is room for 1 of 2/)).toBeNull());
  expect(media.calls).toEqual([]);
  drop(document.body, [makeFile('film!', '02 Volt.mp4'), makeFile('film!', '01 Ohm.mp4')]);
  await user.click(await press('Upload the first one'));
  await waitFor(() =>
    expect(server.added.map(({ lessons }) => lessons.map(({ video_title }) => video_title))).toEqual([['Ohm']]),
  );
  expect(await screen.findByText(/^02 Volt.mp4: There is no room for this file/)).toBeTruthy();
});

const cues = 'WEBVTT\n\n00:00.000 --> 00:01.000\nNamaste';

test('captions follow their video by its name, and faulty ones are told', async () => {
  await openBuilder(makeOutline({ Basics: [] }));
  const media = serveUploads();
  const captions = [makeFile(cues, '03 - OHM ka niyam.hi.vtt'), makeFile(cues, '03 - Ohm ka niyam.en.srt')];
  const wrong = [makeFile('Namaste', '03 - Ohm ka niyam.bn.vtt'), makeFile(cues, '03 - Ohm ka niyam.vtt')];
  drop(document.body, [...captions, ...wrong, makeFile()]);
  await waitFor(() =>
    expect(media.captions).toEqual([
      { language: 'hi', type: 'text/vtt', text: cues },
      { language: 'en', type: 'application/x-subrip', text: cues },
    ]),
  );
  expect(await screen.findByText('03 - Ohm ka niyam.bn.vtt: Line 1: There is no time before this text.')).toBeTruthy();
  expect(screen.getByText(/^03 - Ohm ka niyam.vtt: Captions need their language/)).toBeTruthy();
});

test('captions without their video go to the lesson whose file has their name', async () => {
  const outline = makeOutline({ Basics: [] });
  outline.modules[0]?.videos.push(makeLesson(1, { asset_id: assetId, status: 'ready' }));
  const media = serveUploads();
  await openBuilder(outline);
  drop(document.body, [makeFile(cues, '03 - Ohm ka niyam.ta.vtt'), makeFile(cues, 'Volt.ta.vtt')]);
  await waitFor(() => expect(media.captions.map(({ language }) => language)).toEqual(['ta']));
  expect(await screen.findByText(/^Volt.ta.vtt: No lesson of this course has a video file/)).toBeTruthy();
});

test('lessons that could not be stored while their files are sent are stored again', async () => {
  const { user, server } = await openBuilder(makeOutline({ Basics: [] }));
  serveUploads();
  network.use(http.post('*/outline/lessons', () => problem(503), { once: true }));
  drop(document.body, [makeFile()]);
  expect(await screen.findByText(/their lessons are not in the course yet/)).toBeTruthy();
  await user.click(await press('Try again'));
  await waitFor(() => expect(server.added).toHaveLength(1));
});

test('after a page load the same file goes on, and another one of its name is refused', async () => {
  const outline = makeOutline({ Basics: [] });
  outline.modules[0]?.videos.push(makeLesson(1, { video_title: 'Ohm', asset_id: assetId, status: 'waiting' }));
  const uploading = { status: 'uploading', playable: false, percent: 40 } as const;
  const media = serveUploads(uploading);
  const { server } = await openBuilder(outline);
  expect(await screen.findByText('The upload stopped at 40%. Choose the same file again.')).toBeTruthy();
  localStorage.setItem(`mf_admin_modules:upload:${assetId}`, JSON.stringify({ hash: 'other', at: Date.now() }));
  drop(document.body, [makeFile()]);
  expect(await screen.findByText(/This is another file than the one whose upload stopped/)).toBeTruthy();
  expect(media.calls).toEqual([]);
  localStorage.clear();
  drop(document.body, [makeFile()]);
  await waitFor(() => expect(media.uploads.map(({ text }) => text)).toEqual(['film!']));
  expect(server.added).toEqual([]);
});
