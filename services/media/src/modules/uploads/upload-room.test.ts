import type { LessonRoom } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { uploadClient } from '../../testing/upload-client';
import { checkedReservationOf, roomLeft } from '../room/room';

let media: MediaTestApp;
let client: ReturnType<typeof uploadClient>;
let admin: ReturnType<typeof uploadClient>;
const quota = 1_000;
beforeEach(async () => {
  media = await createMediaTestApp({ lessonQuotaBytes: quota });
  client = uploadClient(media);
  admin = uploadClient(media, 'Staff', adminHeaders());
});
afterEach(() => media.close());

const adminHeaders = () => ({ authorization: `Bearer ${media.tokens.signToken({ role: 'Admin', id: 9, sub: '9' })}` });

const roomOf = () =>
  roomLeft({ db: media.db, storage: media.storage, lessonBytesMax: 0, lessonQuotaBytes: quota } as Parameters<
    typeof roomLeft
  >[0]);

test('an upload reserves twice its length, and one person at most half of the room', async () => {
  expect((await client.create(250)).statusCode).toBe(201);
  expect(await roomOf()).toBe(500);
  const refused = await client.create(1);
  expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([507, '/problems/no-room']);
  expect((await admin.create(250)).statusCode).toBe(201);
  expect(await roomOf()).toBe(0);
});

test('a person is told what still fits, and exactly that is taken', async () => {
  const room = async (headers: Record<string, string> = media.tokens.as('Staff')) =>
    (await media.app.inject({ url: lessonPaths.lessonRoom, headers })).json<LessonRoom>();
  const file_bytes_max = 8 * 1_024 ** 3;
  expect(await room()).toEqual({ bytes_left: 250, file_bytes_max, files_left: 200 });
  await client.create(101);
  expect(await room()).toEqual({ bytes_left: 149, file_bytes_max, files_left: 199 });
  expect((await client.create(150)).statusCode).toBe(507);
  expect((await client.create(149)).statusCode).toBe(201);
  expect(await room()).toEqual({ bytes_left: 0, file_bytes_max, files_left: 198 });
  expect(await room(adminHeaders())).toMatchObject({ bytes_left: 250, files_left: 200 });
});

test('a finished file has its own size and that of its renditions; a cancelled one has none', async () => {
  const url = String((await client.create(100)).headers.location);
  const upload_id = url.slice(url.lastIndexOf('/') + 1);
  await client.patch(url, 0, Buffer.alloc(100));
  expect(await roomOf()).toBe(800);
  const rendition = { name: '240p', width: 1, height: 1, bits_per_second: 1, size_bytes: 30 };
  const made = {
    state: 'ready',
    playable: true,
    renditions: JSON.stringify([rendition, { ...rendition, size_bytes: 20 }]),
  };
  await media.db('asset_file').where({ upload_id }).update(made);
  expect(await roomOf()).toBe(850);
  const other = String((await client.create(200)).headers.location);
  expect(await roomOf()).toBe(450);
  await client.cancel(other);
  expect(await roomOf()).toBe(850);
});

test('two creations at once never share room', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => admin.create(150)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 507, 507, 507]);
});

test('a person has at most 200 unfinished uploads', async () => {
  for (let made = 0; made < 200; made += 1) await client.create(1);
  const room = await media.app.inject({ url: lessonPaths.lessonRoom, headers: media.tokens.as('Staff') });
  expect(room.json()).toMatchObject({ bytes_left: 0, files_left: 0 });
  const refused = await client.create(1);
  expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([409, '/problems/too-many-uploads']);
  expect((await admin.create(1)).statusCode).toBe(201);
});

test('from its check on a file reserves its length and 1.5 GB an hour', () => {
  expect(checkedReservationOf(1_000, 1_800)).toBe(750_001_000);
});
