import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rendition } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import type { CatalogueClient } from '../context';
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

const captionOf = (asset_id: string) => ({
  asset_id,
  language: 'hi',
  origin: 'edited',
  approved: false,
  cues: JSON.stringify([{ from: 0, to: 1, text: 'Namaste' }]),
  cue_count: 1,
  file: 'captions/hi.vtt',
  version: 1,
});

const rendition: Rendition = { name: '240p', width: 426, height: 240, bits_per_second: 200_000, size_bytes: 5 };
const playableFiles = {
  'poster.webp': 'picture',
  '240p/index.m3u8': '#EXTM3U\n#EXTINF:60,\ns00001.m4s\n#EXT-X-ENDLIST\n',
  '240p/init.mp4': 'init',
  '240p/s00001.m4s': 'segment',
};

const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nNamaste\n');
const captionsWithoutTimes = Buffer.from('Namaste');

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  let uses = 0;
  const catalogue = { GET: async () => ({ data: { count: uses, items: [] } }) } as unknown as CatalogueClient;
  const remote = await createRemoteServer(remoteMedia);
  const media = await createMediaTestApp({
    allowHosts: remote.host,
    catalogue,
    encoding: { encoders: 0, fake: true, scratchDir: join(tmpdir(), `vidyapath-contracts-${process.pid}`) },
    remotes: { archiveOrigin: remote.origin, sharing: { pageOrigin: remote.origin } },
  });
  const { db } = media;
  const client = uploadClient(media);
  const nothingUploaded = async () => {
    await db('asset').update('playing', null);
    for (const table of ['caption', 'lesson_use', 'asset_file', 'asset']) await db(table).delete();
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
  const etagOf = async (id: string, url = lessonPaths.asset(id)) => {
    const answer = await media.app.inject({ url, headers: media.tokens.as('Staff') });
    return String(answer.headers.etag);
  };
  const waiting = async () => {
    uses = 0;
    const id = await asset([{}]);
    return { asset: id, etag: await etagOf(id) };
  };
  const usedVideo = async () => {
    await nothingUploaded();
    const made: Partial<AssetFileRow> = {
      state: 'ready',
      playable: true,
      duration_seconds: 60,
      poster: 'poster.webp',
      width: 426,
      height: 240,
    };
    const id = await asset([{ ...made, renditions: JSON.stringify([rendition]) as unknown as Rendition[] }]);
    await db('asset').where('asset_id', id).update('playing', 1);
    for (const [name, text] of Object.entries(playableFiles))
      await media.storage.lessons.storeFile(id, `1/${name}`, Buffer.from(text));
    await db('caption').insert(captionOf(id));
    await db('lesson_use').insert({ course_id: 1, module_id: 2, video_id: 3, video_title: 'Ohm', asset_id: id });
    uses = 1;
    return { asset: id, etag: await etagOf(id), captions: await etagOf(id, lessonPaths.assetCaptions(id, 'hi')) };
  };
  const states = {
    nothing: async () => ({}),
    'a picture': async () => ({ file: await sampleImage() }),
    'a file of 6 MiB': async () => ({ file: Buffer.alloc(6 * 1024 ** 2, 'x') }),
    'a file that is no picture': async () => ({ file: Buffer.from('<!doctype html>') }),
    'a film at an address': async () => ({ url: `${remote.origin}/index-first.mp4` }),
    'a shared video': async () => ({ url: `https://www.youtube.com/watch?v=${sharedVideoId}` }),
    'an item of archive.org': async () => ({ item: 'course' }),
    'an id that no item of archive.org has': async () => ({ item: '-' }),
    'an item of archive.org without videos': async () => ({ item: 'none' }),
    'an item of archive.org that cannot be read': async () => ({ item: 'away' }),
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
    'a file that waits': waiting,
    'captions of a file that waits': async () => ({
      ...(await waiting()),
      language: 'hi',
      file: captions,
    }),
    'captions without times of a file that waits': async () => ({
      ...(await waiting()),
      language: 'hi',
      file: captionsWithoutTimes,
    }),
    'a file that failed': async () => ({ asset: await asset([{ state: 'failed', problem: 'damaged' }]) }),
    'a newer file that failed': async () => {
      const id = await asset([
        { state: 'ready', playable: true },
        { state: 'failed', problem: 'damaged' },
      ]);
      await db('asset').where('asset_id', id).update('playing', 1);
      return { asset: id };
    },
    'a video that a lesson uses': usedVideo,
    'captions of a video that has some': async () => ({ ...(await usedVideo()), file: captions }),
    'captions without times of a video that has some': async () => ({
      ...(await usedVideo()),
      file: captionsWithoutTimes,
    }),
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
