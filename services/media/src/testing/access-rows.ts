import { randomUUID } from 'node:crypto';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { editorsOnly, everybody } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import { storeDemoFile, storeLessonFile } from '../app';
import { fixture } from './fixture';
import { createMediaTestApp } from './media-app';
import { createRemoteServer } from './remote-server';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { sampleImage } from './sample-images';
import { metadataOf, tusHeaders, uploadClient } from './upload-client';

let clip = '';
let lesson = '';
let image: Buffer;
const asset = randomUUID();
const captions = () => lessonPaths.assetCaptions(asset, 'en');
const services = [401, 401, 401, 401] as const;
let lessonUpload = '';

export async function startWithRecords() {
  // In the place of archive.org, without any item.
  const remote = await createRemoteServer((_request, response) => void response.end('{}'));
  const { app, db, storage, tokens, close } = await createMediaTestApp({
    allowHosts: remote.host,
    remotes: { archiveOrigin: remote.origin },
  });
  clip = await storeDemoFile(storage, 'clip.mp4', fixture('index-last.mp4'));
  lesson = await storeLessonFile(storage, 'clip.mp4', fixture('index-last.mp4'));
  image = await sampleImage();
  await db('asset').insert({ asset_id: asset, title: 'Lesson', created_by: 1 });
  const created = await uploadClient({ app, tokens }).create(100);
  lessonUpload = String(created.headers.location);
  return {
    app,
    headersOf: tokens.as,
    signer: tokens,
    close: async () => {
      await close();
      await remote.close();
    },
  };
}

const assetAddress = (): string => lessonUpload.replace('uploads', 'assets');
const unknownAsset = (): string => `/api/media/assets/${randomUUID()}`;

const upload: Omit<MatrixRow, 'route'> = {
  body: () => multipartBody({ field: 'file', filename: 'a.png', content: image }),
  headers: { 'content-type': multipartType },
  statuses: editorsOnly(201),
};

export const accessRows: readonly MatrixRow[] = [
  { route: 'GET /media/*', url: () => clip, statuses: everybody },
  // Access is by the signature of the address, for every caller: src/modules/files/lesson-files.test.ts.
  { route: 'GET /media/lessons/:name', url: () => lesson, statuses: [403, 403, 403, 403] },
  // A name that no file has. Access is by the cookie, for every caller: src/modules/files/asset-files.test.ts.
  {
    route: 'GET /media/lessons/:name/:version/*',
    url: () => `/media/lessons/${asset}/1/original.mp4`,
    statuses: [404, 404, 404, 404],
  },
  // Access is by the signature of the address, for every caller: src/modules/handouts/handouts.test.ts.
  { route: 'GET /media/handouts/:id', url: () => `/media/handouts/${asset}`, statuses: [403, 403, 403, 403] },
  { route: 'PUT /internal/handouts/:id', statuses: services },
  { route: 'DELETE /internal/handouts/:id', statuses: services },
  {
    route: 'PUT /api/media/assets/:id/captions/:language',
    url: captions,
    body: () => ({ cues: [{ from: 0, to: 1, text: 'x' }] }),
    statuses: editorsOnly(200),
  },
  { route: 'GET /api/media/assets/:id/captions/:language', url: captions, statuses: editorsOnly(200) },
  {
    route: 'GET /api/media/assets/:id/captions/:language.vtt',
    url: () => `${captions()}.vtt`,
    statuses: editorsOnly(200),
  },
  {
    route: 'POST /api/media/assets/:id/captions/:language/approve',
    url: () => `${captions()}/approve`,
    statuses: editorsOnly(204),
  },
  // Of a language that has none.
  {
    route: 'DELETE /api/media/assets/:id/captions/:language',
    url: () => lessonPaths.assetCaptions(asset, 'or'),
    statuses: editorsOnly(404),
  },
  { route: 'GET /internal/lesson-assets', statuses: services },
  { route: 'GET /internal/media/log', statuses: services },
  { route: 'POST /internal/media/events', body: () => ({}), statuses: services },
  { route: 'POST /api/media/uploadCourseImage', ...upload },
  { route: 'POST /upload', ...upload },
  {
    route: 'GET /api/media/assets/:id/poster',
    url: () => lessonPaths.assetPoster(randomUUID()),
    statuses: editorsOnly(404),
  },
  {
    route: 'POST /api/media/assets/:id/poster',
    url: () => lessonPaths.assetPoster(randomUUID()),
    body: () => ({ at_seconds: 1 }),
    statuses: editorsOnly(404),
  },
  { route: 'GET /api/media/audit', statuses: [401, 403, 403, 200] },
  { route: 'POST /api/media/archive-duration', body: () => ({ url: clip }), statuses: editorsOnly(200) },
  // Without the internet the only answer is that this is no address of a shared video.
  { route: 'POST /api/media/youtube-duration', body: () => ({ url: clip }), statuses: editorsOnly(400) },
  {
    route: 'GET /api/media/archive-items/:item/videos',
    url: () => lessonPaths.archiveVideos('none'),
    statuses: editorsOnly(404),
  },
  {
    route: 'POST /api/media/uploads',
    headers: { ...tusHeaders, 'upload-length': '1', 'upload-metadata': metadataOf({ filename: 'a.mp4' }) },
    statuses: editorsOnly(201),
  },
  {
    route: 'PATCH /api/media/uploads/:id',
    url: () => lessonUpload,
    headers: { ...tusHeaders, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    statuses: editorsOnly(204),
  },
  {
    route: 'DELETE /api/media/uploads/:id',
    url: () => `/api/media/uploads/${randomUUID()}`,
    headers: tusHeaders,
    statuses: editorsOnly(404),
  },
  { route: 'GET /api/media/lesson-room', statuses: editorsOnly(200) },
  { route: 'GET /api/media/assets', statuses: editorsOnly(200) },
  { route: 'GET /api/media/assets/:id', url: () => assetAddress(), statuses: editorsOnly(200) },
  {
    route: 'PUT /api/media/assets/:id',
    url: () => assetAddress(),
    body: () => ({ title: 'A lesson' }),
    statuses: editorsOnly(200),
  },
  { route: 'DELETE /api/media/assets/:id', url: unknownAsset, statuses: editorsOnly(404) },
  { route: 'POST /api/media/assets/:id/play', url: () => `${assetAddress()}/play`, statuses: editorsOnly(409) },
  { route: 'POST /api/media/assets/:id/retry', url: () => `${assetAddress()}/retry`, statuses: editorsOnly(409) },
  { route: 'DELETE /api/media/assets/:id/next', url: () => `${assetAddress()}/next`, statuses: editorsOnly(404) },
  { route: 'OPTIONS /api/media/uploads', statuses: editorsOnly(204) },
  { route: 'OPTIONS /api/media/uploads/:id', url: () => lessonUpload, statuses: editorsOnly(204) },
];
