import { randomUUID } from 'node:crypto';
import { paths } from '@vidyapath/http/paths';
import { editorsOnly, everybody } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import { storeDemoFile, storeLessonFile } from '../app';
import { fixture } from './fixture';
import { createMediaTestApp } from './media-app';
import { multipartBody, multipartType } from './multipart';
import { sampleImage } from './sample-images';

let clip = '';
let lesson = '';
let image: Buffer;

export async function startWithRecords() {
  const { app, storage, tokens, close } = await createMediaTestApp();
  clip = await storeDemoFile(storage, 'clip.mp4', fixture('index-last.mp4'));
  lesson = await storeLessonFile(storage, 'clip.mp4', fixture('index-last.mp4'));
  image = await sampleImage();
  return { app, headersOf: tokens.as, signer: tokens, close };
}

const upload: Omit<MatrixRow, 'route'> = {
  body: () => multipartBody({ field: 'file', filename: 'a.png', content: image }),
  headers: { 'content-type': multipartType },
  statuses: editorsOnly(201),
};

export const accessRows: readonly MatrixRow[] = [
  { route: 'GET /media/*', url: () => clip, statuses: everybody },
  // Access is by the signature of the address, for every caller: src/modules/files/lesson-files.test.ts.
  { route: 'GET /media/lessons/:name', url: () => lesson, statuses: [403, 403, 403, 403] },
  { route: 'POST /api/media/uploadCourseImage', ...upload },
  { route: 'POST /upload', ...upload },
  {
    route: 'POST /api/media/assets/:id/poster',
    url: () => paths.assetPoster(randomUUID()),
    body: () => ({ at_seconds: 1 }),
    statuses: editorsOnly(404),
  },
  { route: 'GET /api/media/audit', statuses: [401, 403, 403, 200] },
  { route: 'POST /api/media/archive-duration', body: () => ({ url: clip }), statuses: editorsOnly(200) },
  // Without the internet the only answer is that this is no address of a shared video.
  { route: 'POST /api/media/youtube-duration', body: () => ({ url: clip }), statuses: editorsOnly(400) },
];
