import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createFolderStorage, mediaPlugin } from '../../app';
import { createMediaTestApp, lessonLinks } from '../../testing/media-app';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { sampleImage } from '../../testing/sample-images';

const fixture = join(__dirname, '../../testing/killed-upload.fixture.ts');

test.each(['before its row', 'between its row and its files', 'among its files'])(
  'an upload whose process is killed %s leaves neither row nor file after the next start',
  async (moment) => {
    const media = await createMediaTestApp();
    const child = spawn(process.execPath, ['--import', 'tsx', fixture, media.url, media.folder, moment], {
      stdio: 'inherit',
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await media.storedFiles()).not.toEqual([]);

    const next = await createTestServer('media');
    await next.register(mediaPlugin, {
      db: media.db,
      tokens: media.tokens,
      lessonLinks,
      storage: await createFolderStorage(media.folder),
    });
    await next.ready();
    expect([await media.storedFiles(), await media.db('image')]).toEqual([[], []]);
    const answer = await next.inject({
      method: 'POST',
      url: '/upload',
      payload: multipartBody({ field: 'file', filename: 'a.png', content: await sampleImage('png', 900, 600) }),
      headers: { 'content-type': multipartType, ...media.tokens.as('Staff') },
    });
    expect((await next.inject(answer.json<{ path: string }>().path)).statusCode).toBe(200);
    await next.close();
    await media.close();
  },
  180_000,
);
