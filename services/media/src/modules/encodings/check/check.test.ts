import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  createWork,
  ffmpegOf,
  makeSource,
  type SourceOptions,
  type TestWork,
  toolsOfMachine,
  writeSource,
} from '../../../testing/lesson-sources';
import { type Tools, words } from '../work';
import { checkFile } from './check-file';

let tools: Tools;
let work: TestWork;

beforeAll(async () => {
  tools = await toolsOfMachine();
});
beforeEach(async () => {
  work = await createWork(tools);
});
afterEach(() => work.close());

const sourcePath = (): string => join(work.folder, work.source);
const makeOne = (options?: SourceOptions): Promise<void> => makeSource(sourcePath(), options);
const problemOf = async (): Promise<unknown> => {
  const error: unknown = await checkFile(work).catch((thrown: unknown) => thrown);
  return error instanceof Error && 'problem' in error ? error.problem : error;
};

test.each(['mp4', 'mov', 'matroska'] as const)('takes %s', async (container) => {
  await makeOne({ container });
  expect(await checkFile(work)).toMatchObject({ width: 320, height: 240, framesPerSecond: 30, picture: 0, sound: 1 });
});

test('takes webm', async () => {
  const values = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'];
  await makeOne({ container: 'webm', size: '160x120', values });
  expect(await checkFile(work)).toMatchObject({ width: 160, height: 120 });
});

test('takes a picture that is turned, upright', async () => {
  await makeOne({ size: '320x180', turned: true });
  expect(await checkFile(work)).toMatchObject({ width: 180, height: 320 });
});

test('shows oblong pixels square', async () => {
  await makeOne({ size: '240x240', values: ['-vf', 'setsar=4/3'] });
  expect(await checkFile(work)).toMatchObject({ width: 320, height: 240 });
});

test('takes the picture beside an attached one', async () => {
  await makeOne();
  const both = join(work.folder, 'both');
  await ffmpegOf([
    ...words(`-i ${sourcePath()} -f lavfi -i color=red:s=64x64:r=1:d=1`),
    ...words('-map 1:v -map 0:v -map 0:a -c:v:0 png -c:v:1 copy -c:a copy'),
    ...words(`-disposition:v:0 attached_pic -f mp4 ${both}`),
  ]);
  expect(await checkFile({ ...work, source: 'both' })).toMatchObject({ width: 320, height: 240 });
});

describe('refuses', () => {
  test.each<[string, string, SourceOptions]>([
    ['less than a second', 'damaged', { seconds: 0.5 }],
    ['one frame in two seconds', 'odd-frame-rate', { rate: '1/2', seconds: 8 }],
    ['240 frames a second', 'odd-frame-rate', { rate: '240', size: '64x64' }],
    ['five sounds', 'not-a-video', { sounds: 5 }],
    ['a picture that is too wide', 'picture-too-large', { size: '3856x64', rate: '2' }],
    ['a bomb of pixels', 'picture-too-large', { size: '4096x4096', rate: '1' }],
    ['an odd pixel format', 'not-a-video', { container: 'matroska', values: ['-c:v', 'ffv1', '-pix_fmt', 'yuv410p'] }],
  ])('%s: %s', async (_, problem, options) => {
    await makeOne(options);
    expect(await problemOf()).toBe(problem);
  });

  test('sound alone, and sound with an attached picture', async () => {
    const sound = ['-f', 'lavfi', '-i', 'sine=d=2'];
    await ffmpegOf([...sound, '-c:a', 'aac', '-f', 'mp4', sourcePath()]);
    expect(await problemOf()).toBe('no-picture');
    const picture = ['-f', 'lavfi', '-i', 'color=red:s=64x64', '-frames:v', '1', '-c:v', 'png'];
    await ffmpegOf([...sound, ...picture, '-disposition:v', 'attached_pic', '-c:a', 'aac', '-f', 'mp4', sourcePath()]);
    expect(await problemOf()).toBe('no-picture');
  });

  test('two pictures', async () => {
    const one = ['-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=2'];
    await ffmpegOf([...one, ...one, '-map', '0:v', '-map', '1:v', '-c:v', 'libx264', '-f', 'matroska', sourcePath()]);
    expect(await problemOf()).toBe('not-a-video');
  });

  test('a bomb of time', async () => {
    const rare = ['-vf', 'setpts=PTS*3600*24*10', '-vsync', '0', '-video_track_timescale', '1'];
    await makeOne({ rate: '1', seconds: 2, sounds: 0, values: rare });
    expect(await problemOf()).toBe('too-long');
  });

  test('files that were cut off', async () => {
    await makeOne({ seconds: 20, values: ['-movflags', '+faststart'] });
    const indexFirst = await readFile(sourcePath());
    await writeSource(work, indexFirst.subarray(0, indexFirst.length * 0.7));
    expect(await problemOf()).toBe('damaged');
    await makeOne({ seconds: 4 });
    const indexLast = await readFile(sourcePath());
    await writeSource(work, indexLast.subarray(0, indexLast.length * 0.7));
    expect(await problemOf()).toBe('damaged');
    await makeOne({ seconds: 20, container: 'matroska' });
    const matroska = await readFile(sourcePath());
    await writeSource(work, matroska.subarray(0, matroska.length * 0.7));
    expect(await problemOf()).toBe('damaged');
  });
});

test('opens nothing that a file names', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    response.end();
  });
  server.on('connection', () => asked.push('connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/secret.ts`;
  const secret = join(work.folder, 'secret.mp4');
  await makeSource(secret);
  const hostile = [
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${address}\n#EXT-X-ENDLIST\n`,
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nconcat:${secret}|${address}\n#EXT-X-ENDLIST\n`,
    `ffconcat version 1.0\nfile '${secret}'\n`,
    `ffconcat version 1.0\nfile ${address}\n`,
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><BaseURL>${address}</BaseURL></MPD>`,
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}"/></svg>`,
    `#!/bin/sh\ncurl ${address}\n`,
    `[Script Info]\nTitle: ${secret}\n`,
    `RIFF\0\0\0\0AVI GAB2${address}`,
    '',
    'x',
    Buffer.alloc(1_000_000, 7),
  ];
  try {
    for (const bytes of hostile) {
      await writeSource(work, bytes);
      expect(await problemOf()).toBe('not-a-video');
    }
  } finally {
    server.close();
  }
  expect(asked).toEqual([]);
});

test('finds no picture in what only begins like a video', async () => {
  await writeFile(
    sourcePath(),
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(500)]),
  );
  expect(await problemOf()).toBe('damaged');
});
