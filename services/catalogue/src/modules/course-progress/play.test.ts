import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import type { ModuleVideoBody } from '@vidyapath/http/module-video';
import { paths } from '@vidyapath/http/paths';
import type { Play } from '@vidyapath/http/play';
import type { Caller } from '../../testing/client';
import { playable, storeAsset } from '../../testing/stored-asset';
import { useCatalogue } from '../../testing/use-catalogue';

const bought = new Set<number>();
const { catalogue, client, make } = useCatalogue({
  grants: { hasGrant: async (_person, course) => bought.has(course) },
});

const play = (body: object, caller: Caller = 'User') => client.post(paths.play, body, caller);

/** A lesson of an asset in this state, in a paid course. */
async function lessonOf(state: Partial<AssetChange> = playable, over: Partial<ModuleVideoBody> = {}) {
  const asset = await storeAsset(catalogue, state);
  const { course_id } = await make.course();
  const video_url = addressOfAsset(asset);
  const video = await make.video(await make.courseModule(course_id), { video_url, ...over });
  return { asset, course: course_id, video: video.video_id };
}

test('the answer has all that a player needs of an asset, and no captions that wait for approval', async () => {
  const { asset, course, video } = await lessonOf();
  bought.add(course);
  const answer = await play({ video_id: video });
  const base = `/media/lessons/${asset}/3`;
  expect(answer.json()).toEqual({
    video_id: video,
    kind: 'stream',
    url: `${base}/master.m3u8`,
    audio_url: `${base}/audio/index.m3u8`,
    poster: `${base}/poster-0123456789abcdef.webp`,
    storyboard: {
      url: `${base}/storyboard-0123456789abcdef.webp`,
      columns: 10,
      rows: 2,
      tile_width: 160,
      tile_height: 90,
      every_seconds: 12,
      count: 20,
    },
    captions: [{ language: 'en', url: `${base}/captions/en-0123456789abcdef.vtt` }],
    renditions: [
      { name: 'audio', height: 0, bytes_per_hour: 21_600_000 },
      { name: '240p', height: 240, bytes_per_hour: 90_000_000 },
    ],
    duration_in_seconds: 240,
    expires_at: expect.any(String),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^lesson=[\\w.-]+; Path=/media/lessons/${asset}/; Max-Age=600;`),
  );
  const seconds = (Date.parse(answer.json<Play>().expires_at ?? '') - Date.now()) / 1_000;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
});
