import { randomUUID } from 'node:crypto';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import type { AssetFileRow } from '../modules/assets/assets';
import { createMediaTestApp } from './media-app';
import { remoteMedia, sharedVideoId } from './remote-media';
import { createRemoteServer } from './remote-server';
import { sampleImage } from './sample-images';
import { metadataOf, uploadClient } from './upload-client';

const waitingFile = {
  file_name: 'ohm.mp4',
  size_bytes: 5,
  received_bytes: 5,
  reserved_bytes: 10,
  created_by: 1,
  state: 'waiting',
  waiting_since: new Date(),
};

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const remote = await createRemoteServer(remoteMedia);
  const media = await createMediaTestApp({
    allowHosts: remote.host,
    remotes: { archiveOrigin: remote.origin, sharing: { pageOrigin: remote.origin } },
  });
  const { db } = media;
  const client = uploadClient(media);
  const nothingUploaded = async () => {
    await db('asset').update('playing', null);
    for (const table of ['asset_file', 'asset']) await db(table).delete();
  };
  const fileToUpload = async (filename: string) => {
    await nothingUploaded();
    return { metadata: metadataOf({ filename }) };
  };
  const asset = async (files: readonly Partial<AssetFileRow>[]) => {
    const asset_id = randomUUID();
    await db('asset').insert({ asset_id, title: 'Ohm', created_by: 1 });
    for (const [index, file] of files.entries())
      await db('asset_file').insert({
        ...waitingFile,
        asset_id,
        upload_id: randomUUID(),
        file_version: index + 1,
        ...file,
      });
    return asset_id;
  };
  const states = {
    nothing: async () => ({}),
    'a picture': async () => ({ file: await sampleImage() }),
    'a file of 6 MiB': async () => ({ file: Buffer.alloc(6 * 1024 ** 2, 'x') }),
    'a file that is no picture': async () => ({ file: Buffer.from('<!doctype html>') }),
    'a film at an address': async () => ({ url: `${remote.origin}/index-first.mp4` }),
    'a shared video': async () => ({ url: `https://www.youtube.com/watch?v=${sharedVideoId}` }),
    'a page without a film': async () => ({ url: `${remote.origin}/page.html` }),
    'a file to upload': () => fileToUpload('a.mp4'),
    'a file that is no video, to upload': () => fileToUpload('a.txt'),
    'no room for files': async () => {
      const values = await fileToUpload('a.mp4');
      await asset([{ reserved_bytes: String(10 ** 15) }]);
      return values;
    },
    'the most unfinished uploads': async () => {
      const values = await fileToUpload('a.mp4');
      for (let count = 0; count < lessonLimits.unfinishedMax; count += 1) await client.create(1);
      return values;
    },
    'an upload that has begun': async () => {
      await nothingUploaded();
      const url = String((await client.create(5)).headers.location);
      await client.patch(url, 0, Buffer.from('fi'));
      return { upload: url.slice(url.lastIndexOf('/') + 1), offset: '2', file: Buffer.from('lm!') };
    },
    'no such upload': async () => ({ upload: randomUUID() }),
    'a file that waits': async () => ({ asset: await asset([{}]) }),
    'a file that failed': async () => ({ asset: await asset([{ state: 'failed', problem: 'damaged' }]) }),
    'a newer file that failed': async () => {
      const id = await asset([
        { state: 'ready', playable: true },
        { state: 'failed', problem: 'damaged' },
      ]);
      await db('asset').where('asset_id', id).update('playing', 1);
      return { asset: id };
    },
    'an address of this machine': async () => ({ url: 'http://127.0.0.1:1/x.mp4' }),
  };
  return {
    app: media.app,
    states,
    headers: (role) => media.tokens.as(role),
    close: async () => {
      await media.close();
      await remote.close();
    },
  };
}
