import type { CourseBody } from '@vidyapath/http/course';
import type { CourseModuleBody } from '@vidyapath/http/course-module';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import type { ModuleVideo, ModuleVideoBody } from '@vidyapath/http/module-video';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import type { Play } from '@vidyapath/http/play';
import type { Caller } from '../../testing/client';
import type { Problem } from '@vidyapath/http/problem';
import { playable, storeAsset } from '../../testing/stored-asset';
import { lessonLinks } from '../../testing/test-catalogue';
import { useCatalogue } from '../../testing/use-catalogue';

const bought = new Set<number>();
const unanswered = new Set<number>();
/** Nothing is sent to media: the catalogue plays from its copies. */
const { catalogue, client, make } = useCatalogue({
  grants: {
    hasGrant: async (_person, course) => {
      if (unanswered.has(course)) throw new Error('Commerce is away.');
      return bought.has(course);
    },
  },
});

const play = (body: object, caller: Caller = 'User') => client.post(lessonPaths.play, body, caller);

interface Wanted {
  asset?: Partial<AssetChange>;
  course?: Partial<CourseBody>;
  module?: Partial<CourseModuleBody>;
  lesson?: Partial<ModuleVideoBody>;
}

/** A lesson of an asset that can be played, in a paid course. */
async function lessonOf(wanted: Wanted = {}) {
  const asset = await storeAsset(catalogue, wanted.asset ?? playable);
  const { course_id: course } = await make.course(wanted.course);
  const { video_id: video } = await make.video(await make.courseModule(course, wanted.module), {
    video_url: addressOfAsset(asset),
    ...wanted.lesson,
  });
  return { asset, course, video };
}

/** A learner without and with the course, and the answers to everybody. */
async function statusesOf({ course, video }: { course: number; video: number }): Promise<number[]> {
  const ask = async (caller?: Caller) => (await play({ video_id: video }, caller)).statusCode;
  const before = [await ask('nobody'), await ask('User')];
  bought.add(course);
  return [...before, await ask('User'), await ask('Staff')];
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

const hidden = { is_public: false };
const free = { discounted_price: 0 };
const inactive = { Status: 'Inactive' } as const;
const preview = { is_preview: true };
const unpublished = { is_published: false };

describe('who plays', () => {
  it.each<[string, Wanted, number[]]>([
    ['a lesson of a paid course', {}, [401, 403, 200, 200]],
    ['a lesson of a free course', { course: free }, [401, 200, 200, 200]],
    ['a lesson of a hidden course', { course: hidden }, [404, 404, 200, 200]],
    ['a lesson of an inactive module', { module: inactive }, [404, 404, 404, 200]],
    ['an unpublished lesson', { lesson: unpublished }, [404, 404, 404, 200]],
    ['a preview', { lesson: preview }, [200, 200, 200, 200]],
    ['an unpublished preview', { lesson: { ...preview, ...unpublished } }, [404, 404, 404, 200]],
    ['a preview of a hidden course', { course: hidden, lesson: preview }, [404, 404, 200, 200]],
    ['a preview in an inactive module', { module: inactive, lesson: preview }, [404, 404, 404, 200]],
    ['a lesson that waits for its file', { asset: {} }, [401, 403, 409, 409]],
    ['a lesson whose file failed', { asset: { failed: true } }, [401, 403, 409, 409]],
    ['a preview that waits for its file', { asset: {}, lesson: preview }, [409, 409, 409, 409]],
    ['an address elsewhere', { lesson: { video_url: 'https://video.example/one.mp4' } }, [401, 403, 200, 200]],
  ])('%s: nobody, a learner without and with the course, Staff', async (_what, wanted, expected) => {
    expect(await statusesOf(await lessonOf(wanted))).toEqual(expected);
  });

  it('nobody, once the lesson or its course is deleted', async () => {
    const one = await lessonOf();
    await client.delete(`/api/courseModule/moduleVideo/${one.video}`);
    const other = await lessonOf();
    await client.delete(`/api/course/${other.course}`);
    expect([await statusesOf(one), await statusesOf(other)]).toEqual([
      [404, 404, 404, 404],
      [404, 404, 404, 404],
    ]);
  });

  it('who has the course to which the lesson was moved, and of its copy who has that course', async () => {
    const { asset, video, course } = await lessonOf();
    const target = await make.courseModule((await make.course()).course_id);
    const copy = await make.video(target, { video_url: addressOfAsset(asset) });
    bought.add(course);
    expect((await play({ video_id: copy.video_id })).statusCode).toBe(403);
    const before: ModuleVideo = (await client.get(paths.moduleVideo(video))).json();
    const moved = { ...before, course_id: target.CourseId, module_id: target.ModuleId, sequence_no: undefined };
    expect((await client.put(paths.moduleVideo(video), moved)).statusCode).toBe(200);
    expect(await statusesOf({ course: target.CourseId, video })).toEqual([401, 403, 200, 200]);
    expect((await play({ video_id: copy.video_id })).statusCode).toBe(200);
  });

  it('nobody, where the asset is gone', async () => {
    const lesson = await lessonOf();
    await catalogue.db('assets').where('asset_id', lesson.asset).update({ deleted: true });
    expect(await statusesOf(lesson)).toEqual([401, 403, 409, 409]);
  });

  it('nobody, where it is not known who has bought the course; previews and free courses need no answer', async () => {
    const lesson = await lessonOf();
    const shown = await lessonOf({ lesson: preview });
    const given = await lessonOf({ course: free });
    for (const { course } of [lesson, shown, given]) unanswered.add(course);
    const away = await play({ video_id: lesson.video });
    expect([away.statusCode, away.headers['retry-after'], away.headers['set-cookie']]).toEqual([503, '2', undefined]);
    const others = [await play({ video_id: shown.video }), await play({ video_id: given.video })];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await play({ video_id: lesson.video }, 'Staff')).statusCode).toBe(200);
  });

  it('nobody whose session has ended', async () => {
    const { video } = await lessonOf({ lesson: preview });
    const jti = 'a-session-that-ends';
    const headers = { authorization: `Bearer ${catalogue.tokens.signToken({ jti })}` };
    expect((await client.post(lessonPaths.play, { video_id: video }, 'nobody', headers)).statusCode).toBe(200);
    catalogue.tokens.revoked.add(jti);
    expect((await client.post(lessonPaths.play, { video_id: video }, 'nobody', headers)).statusCode).toBe(401);
  });

  it('tells refusals apart by their kind, and nothing of a lesson that must not be seen', async () => {
    const typeOf = async (wanted: Wanted, caller?: Caller) => {
      const answer = await play({ video_id: (await lessonOf(wanted)).video }, caller);
      const { type, detail } = answer.json<Problem>();
      expect(answer.headers['set-cookie']).toBeUndefined();
      return [type, detail];
    };
    expect((await typeOf({}))[0]).toBe('/problems/course-not-bought');
    expect((await typeOf({ asset: {} }, 'Staff'))[0]).toBe('/problems/lesson-not-ready');
    const missing = (await play({ video_id: 2_000_000_000 })).json<Problem>();
    for (const wanted of [{ course: hidden }, { module: inactive }, { lesson: unpublished }])
      expect(await typeOf(wanted)).toEqual([missing.type, missing.detail]);
  });
});

describe('the cookie', () => {
  const cookieOf = async (body: object, caller?: Caller, headers = {}) =>
    String((await client.post(lessonPaths.play, body, caller, headers)).headers['set-cookie']);

  it('opens the asset of the lesson and no other, with the session if there is one', async () => {
    const { asset, video } = await lessonOf({ lesson: preview });
    const other = await lessonOf();
    const mine = await cookieOf({ video_id: video }, 'User');
    const visitors = await cookieOf({ video_id: video }, 'nobody');
    expect(lessonLinks.readerOf(asset, mine)?.session).toMatch(/^[\w-]{16}$/);
    expect(lessonLinks.readerOf(asset, visitors)?.session).toBe('');
    expect(lessonLinks.readerOf(other.asset, mine)).toBeUndefined();
  });

  it('is that of the version that plays now', async () => {
    const { asset, course, video } = await lessonOf();
    bought.add(course);
    await catalogue.db('assets').where('asset_id', asset).update({ file_version: 4 });
    expect((await play({ video_id: video })).json<Play>().url).toBe(`/media/lessons/${asset}/4/master.m3u8`);
  });
});

describe('an address that is no asset', () => {
  const nothing = { audio_url: null, poster: null, storyboard: null, captions: [], renditions: [] };

  it.each([
    ['file', 'https://video.example/one.mp4'],
    ['sharing', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['sharing', 'https://youtu.be/abcdefghijk'],
    ['archive', 'https://archive.org/details/some-item'],
    ['file', 'https://archive.org/download/some-item/one.mp4'],
  ])('is a %s: %s, without a cookie', async (kind, url) => {
    const { video } = await lessonOf({ lesson: { ...preview, video_url: url, duration_in_seconds: 61 } });
    const answer = await play({ video_id: video });
    expect(answer.json()).toEqual({
      ...nothing,
      video_id: video,
      kind,
      url,
      duration_in_seconds: 61,
      expires_at: null,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is a file with a cookie of exactly its path, where it is a file of the demo', async () => {
    const name = `${'a'.repeat(64)}.mp4`;
    const url = `/media/lessons/${name}`;
    const { course, video } = await lessonOf({ lesson: { video_url: url } });
    bought.add(course);
    const answer = await play({ video_id: video });
    expect(answer.json()).toMatchObject({ ...nothing, kind: 'file', url, expires_at: expect.any(String) });
    expect(answer.headers['set-cookie']).toMatch(new RegExp(`^lesson=[\\w.-]+; Path=${url}; Max-Age=600;`));
    expect(lessonLinks.readerOf(name, String(answer.headers['set-cookie']))).toBeDefined();
  });
});

describe('the introduction of a course', () => {
  it.each([
    ['a public course', {}, [200, 200, 200]],
    ['a hidden course', hidden, [404, 404, 200]],
  ])('of %s: nobody, a learner, Staff', async (_what, over, expected) => {
    const { course_id } = await make.course(over);
    const ask = async (caller: Caller) => (await play({ course_id }, caller)).statusCode;
    expect([await ask('nobody'), await ask('User'), await ask('Staff')]).toEqual(expected);
  });

  it('that is an asset is played by everybody, with a cookie', async () => {
    const asset = await storeAsset(catalogue, playable);
    const { course_id } = await make.course({ video_path: addressOfAsset(asset) });
    for (const caller of ['nobody', 'User'] as const) {
      const answer = await play({ course_id }, caller);
      expect(answer.json()).toMatchObject({
        video_id: null,
        kind: 'stream',
        url: `/media/lessons/${asset}/3/master.m3u8`,
        duration_in_seconds: 240,
      });
      expect(lessonLinks.readerOf(asset, String(answer.headers['set-cookie']))).toBeDefined();
    }
    const waiting = await make.course({ video_path: addressOfAsset(await storeAsset(catalogue)) });
    expect((await play({ course_id: waiting.course_id }, 'nobody')).statusCode).toBe(409);
  });

  it('needs no cookie where it is a public file', async () => {
    const { course_id } = await make.course({ video_path: '/media/introduction.webm' });
    const answer = await play({ course_id }, 'nobody');
    expect(answer.json()).toMatchObject({
      video_id: null,
      kind: 'file',
      url: '/media/introduction.webm',
      duration_in_seconds: 0,
      expires_at: null,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test.each([[{}], [{ video_id: 1, course_id: 1 }], [{ video_id: 0 }], [{ video_id: 'one' }], [{ course_id: 1.5 }]])(
  'the body %j is 400',
  async (body) => expect((await play(body, 'nobody')).statusCode).toBe(400),
);

test('nothing is stored', async () => {
  const { course, video } = await lessonOf();
  bought.add(course);
  const count = async () => (await catalogue.db('event_log').count({ count: '*' }).first()) as object;
  const before = await count();
  const key = { 'idempotency-key': '0123456789abcdef' };
  const ask = () => client.post(lessonPaths.play, { video_id: video }, 'User', key);
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  expect(await count()).toEqual(before);
});
