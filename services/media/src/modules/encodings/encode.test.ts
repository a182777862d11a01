import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import {
  createWork,
  makeSource,
  type SourceOptions,
  type TestWork,
  toolsOfMachine,
} from '../../testing/lesson-sources';
import { ffmpegEncoder, madeFolder } from './encoder';
import { type ListedRendition, masterPlaylist } from './renditions/master-playlist';
import { frameRateOf, planRenditions } from './renditions/renditions.policy';
import { findTool } from './tools/find-tools';
import { type Tools, words } from './work';

const npm = (name: string, scope: string): string =>
  require.resolve(`@${scope}-installer/${process.platform}-${process.arch}/package.json`).replace('package.json', name);
const npmTools = { ffmpegPath: npm('ffmpeg', 'ffmpeg'), ffprobePath: npm('ffprobe', 'ffprobe') };
const builds: [string, () => Promise<Tools>][] = [
  ['the machine', () => toolsOfMachine()],
  ['npm', () => toolsOfMachine(npmTools)],
];

test('knows which tools are old, and takes none that does not work', async () => {
  expect(await findTool('ffmpeg', npmTools.ffmpegPath)).toMatchObject({ from: 'variable', old: true });
  expect(await findTool('ffprobe', npmTools.ffprobePath)).toMatchObject({ from: 'variable', old: false });
  expect(await findTool('ffmpeg', '/bin/true')).toBeUndefined();
  expect(await findTool('ffmpeg', '/no/such/file')).toBeUndefined();
});

test('takes npm’s tools where PATH has none', async () => {
  const { PATH } = process.env;
  process.env.PATH = '/no/such/folder';
  try {
    expect(await findTool('ffmpeg')).toMatchObject({ from: 'npm', path: npmTools.ffmpegPath });
  } finally {
    process.env.PATH = PATH;
  }
});

describe.each(builds)('with the tools of %s', (_, findTools) => {
  let tools: Tools;
  let work: TestWork;

  beforeAll(async () => {
    tools = await findTools();
  });
  beforeEach(async () => {
    work = await createWork(tools);
  });
  afterEach(() => work.close());

  const make = async (options: SourceOptions) => {
    await makeSource(join(work.folder, work.source), options);
    const source = await ffmpegEncoder.check(work);
    const { first, second } = planRenditions(source);
    const percents: number[] = [];
    const shown = await ffmpegEncoder.encode(work, source, first, (percent) => percents.push(percent));
    const pictures = await ffmpegEncoder.pictures(work, source, shown[0] as ListedRendition);
    const better = second.length > 0 ? await ffmpegEncoder.encode(work, source, second, () => undefined) : [];
    return { source, listed: [...shown, ...better], pictures, percents };
  };
  const made = (...names: string[]): string => join(work.folder, madeFolder, ...names);

  test('makes renditions that change without a pause', async () => {
    const { source, listed, pictures, percents } = await make({ size: '1280x720', seconds: 11, rate: '30' });
    expect(listed.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      '240p 426x240',
      'audio 0x0',
      '144p 256x144',
      '360p 640x360',
      '480p 854x480',
      '720p 1280x720',
    ]);
    expect(percents.length).toBeGreaterThan(0);
    for (const { name, seconds, peak, average, pictureRate, soundRate } of listed) {
      expect(Math.abs(seconds - 11)).toBeLessThan(0.2);
      expect(average).toBeLessThan((pictureRate * 1.2 + soundRate * 1.3) * 1_000);
      expect(peak).toBeGreaterThanOrEqual(average);
      const playlist = await readFile(made(name, 'index.m3u8'), 'utf8');
      expect(playlist).toMatch(/#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4\.\d+,\ns00001\.m4s\n/);
      expect(playlist.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
      expect((await readdir(made(name))).sort()).toEqual([
        'index.m3u8',
        'init.mp4',
        's00001.m4s',
        's00002.m4s',
        's00003.m4s',
      ]);
    }
    const rate = frameRateOf(source.framesPerSecond);
    const firstMaster = masterPlaylist(listed.slice(0, 2), rate);
    expect(firstMaster).not.toContain('audio');
    const master = masterPlaylist(listed.slice(2), rate, firstMaster);
    expect(master.match(/^\d+p\/index\.m3u8$/gm)).toEqual(
      ['144p', '240p', '360p', '480p', '720p'].map((name) => `${name}/index.m3u8`),
    );
    expect(master).toMatch(/RESOLUTION=426x240,FRAME-RATE=30\.000,CODECS="avc1\.4d40[0-9a-f]{2},mp4a\.40\.2"/);
    const { storyboard, poster } = pictures;
    expect(storyboard).toMatchObject({
      columns: 6,
      rows: 1,
      count: 6,
      tile_width: 160,
      tile_height: 90,
      every_seconds: 2,
    });
    expect(await sharp(made(storyboard?.file ?? '')).metadata()).toMatchObject({
      format: 'webp',
      width: 960,
      height: 90,
    });
    expect(await sharp(made(poster)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    await everyFileIsClean();
  }, 120_000);

  /** Whether nothing of the source's metadata is left. */
  const everyFileIsClean = async (): Promise<void> => {
    const init = await readFile(made('240p', 'init.mp4'), 'latin1');
    expect(init).not.toContain('secret place');
  };

  test.each<[string, SourceOptions, string[], string]>([
    ['turned', { size: '426x240', turned: true }, ['240p 240x426', 'audio 0x0', '144p 144x256'], '30/1'],
    ['of 60 frames', { size: '320x240', rate: '60' }, ['240p 320x240', 'audio 0x0', '144p 192x144'], '30/1'],
    ['of 50 frames', { size: '320x240', rate: '50' }, ['240p 320x240', 'audio 0x0', '144p 192x144'], '25/1'],
    ['of 29.97 frames', { size: '192x144', rate: '30000/1001' }, ['144p 192x144', 'audio 0x0'], '30000/1001'],
    ['of 10 bits', { size: '192x144', values: ['-pix_fmt', 'yuv420p10le'] }, ['144p 192x144', 'audio 0x0'], '30/1'],
    ['of silence', { size: '192x144', sounds: 0 }, ['144p 192x144'], '30/1'],
    ['of several sounds', { size: '192x144', sounds: 4 }, ['144p 192x144', 'audio 0x0'], '30/1'],
    ['90 pixels high', { size: '160x90' }, ['144p 160x90', 'audio 0x0'], '30/1'],
    [
      'of unsteady frames and a secret',
      {
        size: '192x144',
        seconds: 4,
        values: ['-vf', "select='not(eq(mod(n,7),3))'", '-vsync', 'vfr', '-metadata', 'title=secret place'],
      },
      ['144p 192x144', 'audio 0x0'],
      '26/1',
    ],
  ])(
    'encodes a source %s',
    async (_name, options, planned, rate) => {
      const { listed, pictures } = await make({ seconds: 3, ...options });
      expect(listed.map((made) => `${made.name} ${made.width}x${made.height}`)).toEqual(planned);
      expect(pictures.storyboard).toBeNull();
      const [{ name: rendition }] = listed as [ListedRendition];
      const { stdout } = await promisify(execFile)(tools.ffprobe.path, [
        ...words('-v error -show_entries stream=codec_name,profile,pix_fmt,r_frame_rate,channels -of json'),
        made(rendition, 'index.m3u8'),
      ]);
      const { streams } = JSON.parse(stdout) as { streams: Record<string, unknown>[] };
      expect(streams[0]).toMatchObject({ codec_name: 'h264', profile: 'Main', pix_fmt: 'yuv420p', r_frame_rate: rate });
      expect(streams).toHaveLength(options.sounds === 0 ? 1 : 2);
      if (options.sounds !== 0) expect(streams[1]).toMatchObject({ codec_name: 'aac', profile: 'LC', channels: 1 });
      expect(await readFile(made(rendition, 'init.mp4'), 'latin1')).not.toContain('secret place');
    },
    60_000,
  );

  test('ends when it is told to, and leaves nothing running', async () => {
    await makeSource(join(work.folder, work.source), { size: '1280x720', seconds: 30 });
    const source = await ffmpegEncoder.check(work);
    const running = ffmpegEncoder.encode(work, source, planRenditions(source).second, () => work.end.abort());
    await expect(running).rejects.toThrow();
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
    expect(stdout).not.toContain(`${tools.ffmpeg.path} -nostdin -hide_banner -v error -nostats -progress`);
  }, 60_000);
});
