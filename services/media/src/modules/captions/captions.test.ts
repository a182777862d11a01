import { randomUUID } from 'node:crypto';
import type { AssetCaption, Cues } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { assetChanged } from '@vidyapath/http/media-events';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Problem } from '@vidyapath/http/problem';
import type { Role } from '@vidyapath/http/roles';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { createMediaTestApp, lessonLinks, type MediaTestApp } from '../../testing/media-app';
import type { AssetRow } from '../assets/assets';
import { captionsOfNewVersion } from './captions';

let media: MediaTestApp;
beforeAll(async () => {
  media = await createMediaTestApp();
});
afterAll(() => media.close());

const fileOf = (asset_id: string) => ({
  asset_id,
  file_version: 1,
  upload_id: randomUUID(),
  file_name: 'a.mp4',
  size_bytes: 1,
  reserved_bytes: 0,
  created_by: 1,
  state: 'ready',
  playable: true,
  duration_seconds: 60,
});

/** An asset whose file plays for 60 s. */
async function playingAsset(): Promise<string> {
  const asset_id = randomUUID();
  await media.db('asset').insert({ asset_id, title: 'Lesson', created_by: 1 });
  await media.db('asset_file').insert(fileOf(asset_id));
  await media.db('asset').where({ asset_id }).update({ playing: 1 });
  return asset_id;
}

type Body = string | Buffer | Cues;
const send = (
  method: 'PUT' | 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: Body,
  headers: object = {},
  role: Role = 'Staff',
) =>
  media.app.inject({
    method,
    url,
    ...(body !== undefined && { payload: body }),
    headers: { ...media.tokens.as(role), ...headers },
  });
const put = (id: string, language: string, body: Body, type = 'text/vtt', more: object = {}) =>
  send('PUT', lessonPaths.assetCaptions(id, language), body, { 'content-type': type, ...more });
const cuesOf = (...texts: string[]): Cues => ({ cues: texts.map((text, at) => ({ from: at, to: at + 1, text })) });
const putCues = (id: string, language: string, cues: Cues, more: object = {}) =>
  put(id, language, cues, 'application/json', more);
const read = async (id: string, language: string) =>
  (await send('GET', lessonPaths.assetCaptions(id, language))).json<Cues>();
const told = async (id: string) =>
  (await publishedBodies(media.db, assetChanged)).find(({ asset_id }) => asset_id === id)?.captions;
const vtt = 'WEBVTT\n\n00:00.500 --> 00:02.000 align:start\n<v Asha>Hello <b>you</b>\n';

test('a file is approved at once, told to other services, and read by learners and staff in one form', async () => {
  const id = await playingAsset();
  const stored = await put(id, 'en', vtt);
  const caption: AssetCaption = { language: 'en', origin: 'file', approved: true, cue_count: 1 };
  expect([stored.statusCode, stored.json()]).toEqual([200, caption]);
  expect(await read(id, 'en')).toEqual({ cues: [{ from: 0.5, to: 2, text: 'Hello <b>you</b>' }] });
  const own = await send('GET', lessonPaths.assetCaptionsFile(id, 'en'));
  expect(own.body).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nHello <b>you</b>\n');
  expect(own.headers).toMatchObject({ 'content-type': 'text/vtt; charset=utf-8', 'x-content-type-options': 'nosniff' });
  const [public_] = (await told(id)) ?? [];
  expect(public_).toEqual({ ...caption, file: expect.stringMatching(/^captions\/en-[0-9a-f]{16}\.vtt$/) });
  const cookie = lessonLinks.setAssetCookie(id, 'mine', false).split(';')[0] ?? '';
  const learners = await media.app.inject({ url: `/media/lessons/${id}/1/${public_?.file}`, headers: { cookie } });
  expect([learners.statusCode, learners.body]).toEqual([200, own.body]);
});

test('SRT of UTF-16 is the same, sorted by its times', async () => {
  const id = await playingAsset();
  const srt =
    '\ufeff2\r\n00:00:03,000 --> 00:00:04,000\r\nदो\r\n\r\n1\r\n00:00:01,000 --> 00:00:03,500\r\n<font color="red">एक</font>\r\n';
  expect((await put(id, 'hi', Buffer.from(srt, 'utf16le'), 'application/x-subrip; charset=utf-16')).statusCode).toBe(
    200,
  );
  expect((await read(id, 'hi')).cues).toEqual([
    { from: 1, to: 3.5, text: 'एक' },
    { from: 3, to: 4, text: 'दो' },
  ]);
});

test('typed cues are edited and wait for approval; of an approved language they stay approved', async () => {
  const id = await playingAsset();
  expect((await putCues(id, 'ta', cuesOf('one'))).json()).toMatchObject({ origin: 'edited', approved: false });
  expect((await send('POST', lessonPaths.assetCaptionsApproval(id, 'ta'))).statusCode).toBe(204);
  expect(await told(id)).toMatchObject([{ language: 'ta', approved: true }]);
  expect((await putCues(id, 'ta', cuesOf('two', 'three'))).json()).toMatchObject({ approved: true, cue_count: 2 });
  await put(id, 'en', vtt);
  expect((await putCues(id, 'en', cuesOf('x'))).json()).toMatchObject({ origin: 'edited', approved: true });
});

test('automatic captions stay unapproved when they are edited', async () => {
  const id = await playingAsset();
  const file = `captions/en-${'b'.repeat(16)}.vtt`;
  const row = { asset_id: id, language: 'en', origin: 'automatic', approved: false, cues: '[]', cue_count: 1, file };
  await media.db('caption').insert(row);
  expect((await putCues(id, 'en', cuesOf('x'))).json()).toMatchObject({ origin: 'edited', approved: false });
});

test('If-Match holds for each change', async () => {
  const id = await playingAsset();
  const first = String((await put(id, 'en', vtt)).headers.etag);
  expect((await send('GET', lessonPaths.assetCaptions(id, 'en'))).headers.etag).toBe(first);
  const second = await put(id, 'en', vtt, 'text/vtt', { 'if-match': first });
  expect(second.statusCode).toBe(200);
  const old = { 'if-match': first };
  const statuses = [
    await put(id, 'en', vtt, 'text/vtt', old),
    await put(id, 'hi', vtt, 'text/vtt', old),
    await send('POST', lessonPaths.assetCaptionsApproval(id, 'en'), undefined, old),
    await send('DELETE', lessonPaths.assetCaptions(id, 'en'), undefined, old),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([412, 412, 412, 412]);
  expect(second.headers.etag).not.toBe(first);
});

test('the first captions take the place of nobody’s', async () => {
  const id = await playingAsset();
  const first = { 'if-none-match': '*' };
  const stored = await putCues(id, 'hi', cuesOf('Mine'), first);
  expect(stored.statusCode).toBe(200);
  expect((await putCues(id, 'hi', cuesOf('Theirs'), first)).statusCode).toBe(412);
  expect((await putCues(id, 'hi', cuesOf('Theirs'), { 'if-none-match': stored.headers.etag })).statusCode).toBe(412);
  expect((await read(id, 'hi')).cues).toMatchObject([{ text: 'Mine' }]);
  expect((await put(id, 'en', vtt, 'text/vtt', first)).statusCode).toBe(200);
});

test('deleted captions are gone, also for learners', async () => {
  const id = await playingAsset();
  await put(id, 'en', vtt);
  const remove = () => send('DELETE', lessonPaths.assetCaptions(id, 'en'));
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
  expect(await told(id)).toEqual([]);
  expect((await send('GET', lessonPaths.assetCaptionsFile(id, 'en'))).statusCode).toBe(404);
  expect((await send('POST', lessonPaths.assetCaptionsApproval(id, 'en'))).statusCode).toBe(404);
});

test('a new version of another length takes the approval of all, and one of the same length of none', async () => {
  const id = await playingAsset();
  await put(id, 'en', vtt);
  const turn = async (file_version: number, duration_seconds: number) => {
    const before = (await media.db<AssetRow>('asset').where('asset_id', id).first()) as AssetRow;
    await media.db('asset_file').insert({ ...fileOf(id), file_version, duration_seconds });
    await media.db.transaction((trx) => captionsOfNewVersion(trx, before, file_version));
  };
  const approved = (): Promise<boolean[]> => media.db('caption').where('asset_id', id).pluck('approved');
  await turn(2, 60.8);
  expect(await approved()).toEqual([true]);
  await turn(3, 62);
  expect(await approved()).toEqual([false]);
});

test('each change is in the audit trail', async () => {
  const id = await playingAsset();
  await put(id, 'en', vtt);
  await putCues(id, 'en', cuesOf('x'));
  await send('DELETE', lessonPaths.assetCaptions(id, 'en'));
  const actions: string[] = await media.db('audit').where('resource_id', `${id}/en`).orderBy('id').pluck('action');
  expect(actions).toEqual(['caption.created', 'caption.changed', 'caption.deleted']);
});

const faultsOf = async (answer: ReturnType<typeof put>): Promise<unknown[]> => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as Problem).errors];
};
const fault = (detail: string) => [400, [{ field: 'cues', detail }]];

test.each([
  ['a bad time', 'WEBVTT\n\n00:01.000 --> x\nHi', 'Line 3: The times are not like 00:01:02.500 --> 00:01:04.000.'],
  ['an end before its beginning', '1\n00:00:02,000 --> 00:00:01,000\nHi', 'Line 2: It ends before it begins.'],
  ['an end after the video', '00:59.000 --> 01:01.001\nHi', 'Line 1: It ends after the video.'],
  ['a long text', `00:01.000 --> 00:02.000\n${'अ'.repeat(501)}`, 'Line 1: The text has more than 500 characters.'],
  ['no captions', 'WEBVTT\n\nNOTE nothing', 'There are no captions in it.'],
  ['another encoding', Buffer.from('00:01 --> 00:02\ncaf\xe9', 'latin1'), 'The file is not text in UTF-8 or UTF-16.'],
])('a file with %s is refused with the line', async (_what, body, detail) => {
  expect(await faultsOf(put(await playingAsset(), 'en', body))).toEqual(fault(detail));
});

test('the last second of the video may be exceeded by one, and 500 characters are enough', async () => {
  const body = `00:59.000 --> 01:01.000\n${'अ'.repeat(500)}`;
  expect((await put(await playingAsset(), 'en', body)).statusCode).toBe(200);
});

test('typed cues are checked alike', async () => {
  const id = await playingAsset();
  expect(await faultsOf(putCues(id, 'en', { cues: [{ from: 2, to: 1, text: 'x' }] }))).toEqual(
    fault('Caption 1: It ends before it begins.'),
  );
  expect((await putCues(id, 'en', { cues: [{ from: -1, to: 1, text: 'x' }] })).statusCode).toBe(400);
  expect(await faultsOf(putCues(id, 'en', { cues: [] }))).toEqual(fault('There are no captions in it.'));
});

test('20,000 cues are taken, typed or in a file of 2 MiB, and neither one more nor a larger file', async () => {
  const id = await playingAsset();
  const many = (count: number) => `WEBVTT\n${'\n00:01.000 --> 00:02.000\nx\n'.repeat(count)}`;
  const { cuesMax, captionBytesMax } = lessonLimits;
  expect((await put(id, 'en', many(cuesMax))).json()).toMatchObject({ cue_count: cuesMax });
  expect(await faultsOf(put(id, 'en', many(cuesMax + 1)))).toEqual(fault('There are more than 20000 captions.'));
  expect((await put(id, 'en', ' '.repeat(captionBytesMax + 1))).statusCode).toBe(413);
  const typed = Array.from({ length: cuesMax }, () => ({ from: 1, to: 2, text: 'one, two' }));
  expect((await putCues(id, 'en', { cues: typed })).json()).toMatchObject({ cue_count: cuesMax });
});

test('other kinds of files, languages and assets are refused', async () => {
  const id = await playingAsset();
  expect((await put(id, 'en', vtt, 'text/plain')).statusCode).toBe(415);
  expect((await put(id, 'en', vtt, 'application/ttml+xml')).statusCode).toBe(415);
  expect((await put(id, 'fr', vtt)).statusCode).toBe(400);
  expect((await put(randomUUID(), 'en', vtt)).statusCode).toBe(404);
  expect((await put('1', 'en', vtt)).statusCode).toBe(400);
});
