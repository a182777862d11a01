import type { RenditionName } from '@vidyapath/http/lesson-names';
import type { Source } from '../check/check.policy';

/** A rendition to be made. */
export interface PlannedRendition {
  name: RenditionName;
  /** 0: sound alone. */
  width: number;
  height: number;
  /** Of picture and sound, at most, in kbit/s. */
  pictureRate: number;
  soundRate: number;
  channels: 1 | 2;
}

interface Step {
  name: RenditionName;
  /** Of the shorter side. */
  lines: number;
  /** Lines that a source needs. */
  from: number;
  pictureRate: number;
  soundRate: number;
  channels: 1 | 2;
}

const steps: readonly Step[] = [
  { name: '144p', lines: 144, from: 144, pictureRate: 80, soundRate: 32, channels: 1 },
  { name: '240p', lines: 240, from: 240, pictureRate: 160, soundRate: 48, channels: 1 },
  { name: '360p', lines: 360, from: 360, pictureRate: 350, soundRate: 64, channels: 1 },
  { name: '480p', lines: 480, from: 480, pictureRate: 700, soundRate: 96, channels: 2 },
  { name: '720p', lines: 720, from: 700, pictureRate: 1_500, soundRate: 96, channels: 2 },
];
const smallest = steps[0] as Step;
const audio: PlannedRendition = {
  name: 'audio',
  width: 0,
  height: 0,
  pictureRate: 0,
  soundRate: 48,
  channels: 1,
};

/** The first run makes what a cheap phone plays, the second what is better, and what is less. */
export function planRenditions(source: Source): { first: PlannedRendition[]; second: PlannedRendition[] } {
  const lines = Math.min(source.width, source.height);
  const fitting = steps.filter(({ from }) => lines >= from);
  const pictures = (fitting.length > 0 ? fitting : [smallest]).map((step) => planOf(source, step));
  const playable = pictures.find(({ name }) => name === '240p') ?? planOf(source, fitting[0] ?? smallest);
  return {
    first: [playable, ...(source.sound === undefined ? [] : [audio])],
    second: pictures.filter(({ name }) => name !== playable.name),
  };
}

function planOf({ width, height }: Source, { name, lines, pictureRate, soundRate, channels }: Step): PlannedRendition {
  const size = sizeWithin(width, height, lines);
  return { name, ...size, pictureRate, soundRate, channels };
}

/** So that the shorter side has so many lines at most, in even numbers. */
export function sizeWithin(width: number, height: number, lines: number): { width: number; height: number } {
  const scale = Math.min(1, lines / Math.min(width, height));
  // Rounded down where it is not made smaller, so that it is never larger than the source.
  const even =
    scale === 1 ? (side: number) => Math.floor(side / 2) * 2 : (side: number) => Math.round((side * scale) / 2) * 2;
  return { width: Math.max(2, even(width)), height: Math.max(2, even(height)) };
}

/** A number of frames a second, as a fraction. */
export interface FrameRate {
  frames: number;
  per: number;
}

const framesMax = 30;
const commonRates: readonly FrameRate[] = [
  { frames: 24_000, per: 1_001 },
  { frames: 24, per: 1 },
  { frames: 25, per: 1 },
  { frames: 30_000, per: 1_001 },
  { frames: 30, per: 1 },
];
/** Cameras of phones are not exact. */
const near = 0.01;
const partsMax = 4;

/** One for all renditions, since players stop when renditions of different rates change. Of 50 frames each second one is shown. */
export function frameRateOf(framesPerSecond: number): FrameRate {
  for (let parts = 1; parts <= partsMax; parts += 1) {
    const common = commonRateNear(framesPerSecond / parts);
    if (common) return common;
  }
  return { frames: Math.min(framesMax, Math.max(1, Math.round(framesPerSecond))), per: 1 };
}

function commonRateNear(wanted: number): FrameRate | undefined {
  const distanceOf = ({ frames, per }: FrameRate): number => Math.abs(frames / per / wanted - 1);
  const [nearest] = [...commonRates].sort((one, other) => distanceOf(one) - distanceOf(other));
  return nearest && distanceOf(nearest) < near ? nearest : undefined;
}

const groupSeconds = 2;
export const segmentSeconds = 4;
export const framesOfGroup = ({ frames, per }: FrameRate): number => Math.round((frames / per) * groupSeconds);
/** Between two keyframes. */
export const groupSecondsOf = (rate: FrameRate): number => (framesOfGroup(rate) * rate.per) / rate.frames;
