import type { AuditEntry } from '@vidyapath/http/audit';
import { storeImages } from '../../app';
import { StorageFullError } from '../../lib/storage/storage';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { sampleImage } from '../../testing/sample-images';

let media: MediaTestApp;
let full = false;
beforeAll(async () => {
  media = await createMediaTestApp();
  const { stage } = media.storage;
  media.storage.stage = async (files) => {
    const staged = await stage(files);
    return full ? { ...staged, publish: () => Promise.reject(new StorageFullError('full')) } : staged;
  };
});
afterAll(() => media.close());

async function upload(content: Buffer | string) {
  const payload = multipartBody({ field: 'file', filename: 'a.png', content });
  const headers = { 'content-type': multipartType, 'x-request-id': 'the-request', ...media.tokens.as('Staff') };
  return media.app.inject({ method: 'POST', url: '/upload', payload, headers });
}
const trail = async () =>
  (await media.app.inject({ url: '/api/media/audit?sort=id:asc', headers: media.tokens.as('Admin') })).json<
    AuditEntry[]
  >();

// The storage is full in the first test, before the picture is stored.
test('an upload that could not be stored has an entry and one of its deletion', async () => {
  full = true;
  expect((await upload(await sampleImage())).statusCode).toBe(503);
  full = false;
  expect((await trail()).map(({ action, actor_role }) => [action, actor_role])).toEqual([
    ['image.created', 'Staff'],
    ['image.deleted', 'Staff'],
  ]);
});

test('an upload has one entry with its user, address and path; a refused one has none', async () => {
  const image = await sampleImage();
  const { path } = (await upload(image)).json<{ path: string }>();
  await upload(image);
  expect((await upload('no image')).statusCode).toBe(415);
  await storeImages(media.storage, media.db, [image]);
  const entries = await trail();
  expect(entries).toHaveLength(3);
  expect(entries[2]).toMatchObject({
    action: 'image.created',
    resource_type: 'image',
    actor_id: 1,
    client: '127.0.0.1',
    request_id: 'the-request',
  });
  expect(entries[2]?.changes).toContainEqual({ field: 'path', after: path });
});

test('media may only add to the trail, not change it', async () => {
  await expect(media.db('audit').delete()).rejects.toMatchObject({ code: '42501' });
});
