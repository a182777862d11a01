import type { Source } from '../check/check.policy';
import { frameRateOf, framesOfGroup, planRenditions, sizeWithin } from './renditions.policy';

const source = (width: number, height: number, sound: number | undefined = 1): Source => ({
  seconds: 60,
  startSeconds: 0,
  width,
  height,
  framesPerSecond: 30,
  picture: 0,
  sound,
  interlaced: false,
  wideLight: false,
});
const sizesOf = (width: number, height: number, sound?: number): string[] => {
  const { first, second } = planRenditions({ ...source(width, height), sound });
  return [...first, ...second].map((rendition) => `${rendition.name} ${rendition.width}x${rendition.height}`);
};

test.each([
  [1920, 1080, ['240p 426x240', '144p 256x144', '360p 640x360', '480p 854x480', '720p 1280x720']],
  [1280, 720, ['240p 426x240', '144p 256x144', '360p 640x360', '480p 854x480', '720p 1280x720']],
  [1244, 700, ['240p 426x240', '144p 256x144', '360p 640x360', '480p 854x480', '720p 1244x700']],
  [720, 1280, ['240p 240x426', '144p 144x256', '360p 360x640', '480p 480x854', '720p 720x1280']],
  [640, 699, ['240p 240x262', '144p 144x158', '360p 360x394', '480p 480x524']],
  [320, 239, ['144p 192x144']],
  [161, 91, ['144p 160x90']],
])('plans the renditions of a silent source of %i × %i', (width, height, planned) => {
  expect(sizesOf(width, height)).toEqual(planned);
});

test('makes sound alone in the first run, and only where there is sound', () => {
  expect(planRenditions(source(640, 360)).first.map(({ name }) => name)).toEqual(['240p', 'audio']);
  expect(sizesOf(640, 360)).not.toContain('audio 0x0');
});

test('never makes a picture larger than the source', () => {
  expect(sizeWithin(161, 91, 144)).toEqual({ width: 160, height: 90 });
});

test.each([
  [30, 30, 1],
  [29.97002997, 30_000, 1_001],
  [60, 30, 1],
  [59.94005994, 30_000, 1_001],
  [50, 25, 1],
  [25, 25, 1],
  [48, 24, 1],
  [120, 30, 1],
  [100, 25, 1],
  [90, 30, 1],
  [23.976023976, 24_000, 1_001],
  [28.7, 29, 1],
  [30.2, 30, 1],
  [45, 30, 1],
  [15, 15, 1],
  [1, 1, 1],
])('shows a source of %d frames a second with %d / %d', (frames, shown, per) => {
  expect(frameRateOf(frames)).toEqual({ frames: shown, per });
});

test('begins a group of pictures every two seconds', () => {
  expect(framesOfGroup({ frames: 30_000, per: 1_001 })).toBe(60);
  expect(framesOfGroup({ frames: 25, per: 1 })).toBe(50);
});
