import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '@vidyapath/kit-testing/until';
import sharp from 'sharp';
import { decodersOf, isDecoder, megabytesOf } from '../../testing/decoder-processes';
import { formats, progressiveJpeg, sampleImage, samplePicture } from '../../testing/sample-images';
import { createDecoder, type Decoder } from './decoder';
import { makeVariants } from './image-variants';

let decoder: Decoder;
afterEach(() => decoder.close());

const ofThisProcess = () => decodersOf(process.pid);
const works = async () => expect((await decoder.decode('1', await sampleImage('png', 40, 30))).width).toBe(40);
const ended = () => until(() => (ofThisProcess().length === 0 ? true : undefined));

test('an image of each type is decoded as in this process, all by one other process', async () => {
  decoder = createDecoder();
  const processes = new Set<number>();
  for (const format of formats) {
    const upload = await sampleImage(format, 700, 500);
    expect(await decoder.decode('1', upload)).toEqual(await makeVariants(upload));
    for (const pid of ofThisProcess()) processes.add(pid);
  }
  expect(processes.size).toBe(1);
});

test('concurrent uploads do not mix, and a refused one ends no process', async () => {
  decoder = createDecoder();
  const decode = async (width: number, upload?: Buffer) =>
    decoder.decode(String(width), upload ?? (await sampleImage('png', width, 20)));
  const widths = await Promise.allSettled([decode(30), decode(40), decode(0, Buffer.from('no image')), decode(50)]);
  expect(widths.map((one) => (one.status === 'fulfilled' ? one.value.width : (one.reason as Error).name))).toEqual([
    30,
    40,
    'ImageError',
    50,
  ]);
  expect(ofThisProcess()).toHaveLength(1);
});

test('an image whose decoder is killed fails, and the next image is decoded', async () => {
  decoder = createDecoder();
  const failure = expect(decoder.decode('1', await progressiveJpeg())).rejects.toMatchObject({
    name: 'DecoderEndedError',
    message: expect.stringContaining('try again') as string,
  });
  const busy = await until(() => ofThisProcess().find((pid) => megabytesOf(pid) > 200));
  process.kill(busy, 'SIGKILL');
  await failure;
  await works();
});

test.each([
  ['whose library reports that it got no memory', progressiveJpeg],
  [
    'whose library ends the process for it',
    () =>
      sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: '#883311' } })
        .gif({ effort: 1 })
        .toBuffer(),
  ],
])(
  'an image that takes more memory than it may, %s, is too large, and the next one is decoded',
  async (_what, picture) => {
    decoder = createDecoder({ memoryMb: 150 });
    await expect(decoder.decode('1', await picture())).rejects.toMatchObject({
      reason: 'too-large',
      message: expect.stringContaining('memory') as string,
    });
    await works();
  },
);

test('the process of an image that takes too long is ended', async () => {
  decoder = createDecoder({ seconds: 1 });
  const slow = await samplePicture(6_300, 6_300).avif({ effort: 0 }).toBuffer();
  await expect(decoder.decode('1', slow)).rejects.toMatchObject({
    name: 'DecoderEndedError',
    message: expect.stringContaining('in time') as string,
  });
  await ended();
});

test('no more images wait than are decoded in reasonable time', async () => {
  decoder = createDecoder();
  const upload = await sampleImage();
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => decoder.decode('1', upload)));
  expect(all.map(({ status }) => status).sort()).toEqual([
    ...Array<string>(9).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('a process that is ended by %s leaves no decoder behind', async (signal) => {
  const fixture = join(__dirname, '../../testing/decoding.fixture.ts');
  const parent = spawn(process.execPath, ['--import', 'tsx', fixture], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(parent.stdout, 'data');
  const [child = 0] = decodersOf(parent.pid ?? 0);
  expect(isDecoder(child)).toBe(true);
  parent.kill(signal);
  await once(parent, 'exit');
  await until(() => (isDecoder(child) ? undefined : true));
});
