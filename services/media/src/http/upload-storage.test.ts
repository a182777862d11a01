import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStorage, type Storage } from '../app';
import { StorageFullError } from '../storage/storage';
import { createMediaTestApp } from '../testing/media-app';
import { multipartBody, multipartType } from '../testing/multipart';
import { sampleImage } from '../testing/sample-images';

const full = () => Promise.reject(new StorageFullError('full'));
const failures: [string, (real: Storage) => Storage['stage']][] = [
  ['written', () => full],
  ['published', (real) => async (files) => ({ ...(await real.stage(files)), publish: full })],
];

test.each(failures)('files that cannot be %s for want of space are 507 and leave neither row nor file', async (_step, stageOf) => {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-full-'));
  const real = await createFolderStorage(folder);
  const media = await createMediaTestApp({ storage: { ...real, stage: stageOf(real) } });
  const answer = await media.app.inject({
    method: 'POST',
    url: '/upload',
    payload: multipartBody({ field: 'file', filename: 'a.png', content: await sampleImage() }),
    headers: { 'content-type': multipartType, ...media.tokens.as('Staff') },
  });
  expect(answer.statusCode).toBe(507);
  expect(await media.db('image')).toEqual([]);
  expect(await readdir(folder, { recursive: true })).toEqual(['.staging']);
  await media.close();
  await rm(folder, { recursive: true, force: true });
});
