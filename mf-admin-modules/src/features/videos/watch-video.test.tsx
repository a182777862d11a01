import { screen, waitFor } from '@testing-library/react';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { makeVideo } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/catalogue';
import { press } from '../../testing/screen';
import { assetId, serveUploads } from '../../testing/uploads';
import { openVideos } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const file = addressOfAsset(assetId);
const lesson = makeVideo({ module_id: 7, video_title: 'Ohm ka niyam', video_url: file, asset_id: assetId });

test('an uploaded video is watched with its captions, and asked for again where it was refused', async () => {
  serveUploads({ status: 'ready', playable: true });
  const { user } = await openVideos([lesson]);
  network.use(http.post(`*${lessonPaths.play}`, () => problem(503, 'No.')));
  await user.click(await press('Watch Ohm ka niyam'));
  expect(await screen.findByText('The video can’t be played at the moment.')).toBeTruthy();
  let asked: unknown;
  network.use(
    http.post(`*${lessonPaths.play}`, async ({ request }) => {
      asked = await request.json();
      const captions = [{ language: 'hi', url: `${file}/1/captions/hi.vtt` }];
      return HttpResponse.json({ url: `${file}/1/master.m3u8`, poster: null, captions, expires_at: null });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const video = await screen.findByLabelText<HTMLVideoElement>('Watch Ohm ka niyam', { selector: 'video' });
  await waitFor(() => expect(video.getAttribute('src')).toBe(`${file}/1/master.m3u8`));
  expect(asked).toEqual({ video_id: lesson.video_id });
  expect(video.querySelector('track')?.label).toBe('हिन्दी');
});

test('one whose file is not encoded yet is not offered', async () => {
  serveUploads();
  await openVideos([lesson]);
  await screen.findByText(/Waiting/);
  expect(screen.queryByRole('button', { name: 'Watch Ohm ka niyam' })).toBeNull();
});
