import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeVideo } from '@vidyapath/testing/record-factories';
import { HttpResponse } from 'msw';
import { network, problem } from '../../testing/catalogue';
import { enter, press } from '../../testing/screen';
import { assetId, chooseFile, makeFile, serveUploads } from '../../testing/uploads';
import { openVideos } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const address = `/media/lessons/${assetId}`;
const lesson = makeVideo({
  module_id: 7,
  video_title: 'Ohm',
  video_url: address,
  asset_id: assetId,
  status: 'waiting',
});
const row = async () => within(await screen.findByRole('listitem'));

test('a chosen file becomes a lesson at once, named like the file, and its states are shown until it is ready', async () => {
  const media = serveUploads();
  const { catalogue, platform } = await openVideos([]);
  await chooseFile('Upload a file');
  expect(await screen.findByText('Waiting to be prepared, no. 2 in the queue')).toBeTruthy();
  expect(media.uploads).toEqual([{ metadata: `filename ${btoa('03 - Ohm ka niyam.mp4')}`, text: 'film!' }]);
  expect(catalogue.sent('POST').find(({ path }) => path.endsWith('/moduleVideo/'))?.body).toEqual({
    course_id: 4,
    module_id: 7,
    video_title: 'Ohm ka niyam',
    video_url: address,
    created_by: 'admin',
  });
  expect(platform.events.published).toContainEqual({
    name: 'catalogue.video-changed@1',
    fact: { courseId: 4, moduleId: 7 },
  });
  media.become({ status: 'encoding', percent: 40, queue_place: null });
  expect(await screen.findByText('Preparing for phones: 40%', {}, { timeout: 5_000 })).toBeTruthy();
  await expectAccessible();
  media.become({ status: 'ready', playable: true });
  expect(await screen.findByText('Ready to play', {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByText('00:01:00')).toBeTruthy();
});

test('a name that was typed is the name of the lesson', async () => {
  serveUploads();
  const { user, catalogue } = await openVideos([]);
  await enter(user, 'Video Name', 'Currents');
  await chooseFile('Upload a file');
  await screen.findByText('Currents');
  expect(catalogue.sent('POST').find(({ path }) => path.endsWith('/moduleVideo/'))?.body).toMatchObject({
    video_title: 'Currents',
  });
});

test.each([
  [415, undefined, 'This is not a video file. Choose MP4, MOV, M4V, MKV or WebM.'],
  [413, undefined, 'The file is larger than this site takes.'],
  [400, 'empty-file', 'This file is empty.'],
  [507, 'no-room', 'There is no room for this file.'],
  [409, 'too-many-uploads', 'You have too many unfinished uploads.'],
])('a refusal %i makes no lesson and says why', async (status, kind, text) => {
  const media = serveUploads();
  const { catalogue } = await openVideos([]);
  const body = { type: kind ? `/problems/${kind}` : 'about:blank', title: 'No', status, detail: 'No.' };
  const headers = { 'content-type': 'application/problem+json' };
  media.answerNext(() => HttpResponse.json(body, { status, headers }));
  await chooseFile('Upload a file');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(catalogue.sent('POST').filter(({ path }) => path.endsWith('/moduleVideo/'))).toEqual([]);
});

test('a part that was lost is sent again', async () => {
  const media = serveUploads();
  await openVideos([]);
  media.answerNext(() => HttpResponse.error());
  await chooseFile('Upload a file');
  await waitFor(() => expect(media.uploads[0]?.text).toBe('film!'));
});

test('an upload that stopped goes on by the same file and by no other', async () => {
  const media = serveUploads({ status: 'uploading', playable: false, percent: 40 });
  await openVideos([lesson]);
  const label = 'Choose the same file for Ohm';
  expect((await row()).getByText(/The upload stopped at 40%/)).toBeTruthy();
  await chooseFile(label, makeFile('other film'));
  expect((await screen.findByRole('alert')).textContent).toContain('This is another file.');
  expect(media.calls).toEqual([]);
  await chooseFile(label);
  await waitFor(() => expect(media.uploads.at(-1)?.text).toBe('film!'));
  expect(media.calls[0]).toBe(`HEAD /api/media/uploads/${assetId}`);
});

test('an upload that is gone begins no new one', async () => {
  const media = serveUploads({ status: 'uploading', playable: false, percent: 40 });
  await openVideos([lesson]);
  media.answerNext(() => problem(404));
  await chooseFile('Choose the same file for Ohm');
  expect((await screen.findByRole('alert')).textContent).toContain('This upload no longer exists.');
  expect(media.uploads).toEqual([]);
});

test('a file that failed says why; it is tried again or replaced', async () => {
  const media = serveUploads({ status: 'failed', playable: false, problem: { type: 'damaged' } });
  const { user } = await openVideos([lesson]);
  expect((await row()).getByText(/damaged/)).toBeTruthy();
  await chooseFile('Upload another file for Ohm');
  await waitFor(() => expect(media.uploads[0]?.metadata).toContain(`replaces ${btoa(assetId)}`));
  await user.click(await press('Try again'));
  expect(await screen.findByText('Waiting to be prepared, no. 1 in the queue')).toBeTruthy();
});

test('a newer file that failed is dismissed, and what plays stays', async () => {
  serveUploads({ next: { status: 'failed', problem: { type: 'too-long' }, percent: 0 } });
  const { user } = await openVideos([lesson]);
  await user.click(await press('Close the message'));
  expect(await screen.findByRole('button', { name: 'Replace the file of Ohm' })).toBeTruthy();
  expect((await row()).getByText('Ready to play')).toBeTruthy();
});
