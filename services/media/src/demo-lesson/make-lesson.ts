// Draws the demo's lesson, encodes it as an uploaded file is, and writes what the demo stores, into a folder:
//   npx tsx services/media/src/demo-lesson/make-lesson.ts services/platform/demo/lesson
import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegEncoder, madeFolder } from '../modules/encodings/encoder';
import { masterPlaylist } from '../modules/encodings/renditions/master-playlist';
import { frameRateOf, planRenditions } from '../modules/encodings/renditions/renditions.policy';
import { findTool } from '../modules/encodings/tools/find-tools';
import type { Work } from '../modules/encodings/work';
import type { DemoLesson } from './demo-lesson';
import { drawLesson } from './draw-lesson';
import { cuesOf, lessonTitle } from './scenes';

async function makeLesson(target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-lesson-'));
  try {
    const work = await openWork(folder);
    await drawLesson(folder, work.source, work.tools.ffmpeg.path);
    const lesson = await encode(work);
    await rm(target, { recursive: true, force: true });
    await cp(join(folder, madeFolder), join(target, 'files'), { recursive: true });
    await writeFile(join(target, 'lesson.json'), `${JSON.stringify(lesson, null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openWork(folder: string): Promise<Work> {
  const ffmpeg = await findTool('ffmpeg');
  const ffprobe = await findTool('ffprobe');
  if (!ffmpeg || !ffprobe) throw new Error('There is no ffmpeg.');
  const { signal } = new AbortController();
  return { tools: { ffmpeg, ffprobe, holds: [] }, holds: [], folder, source: 'lesson.mp4', signal };
}

async function encode(work: Work): Promise<DemoLesson> {
  const source = await ffmpegEncoder.check(work);
  const { first, second } = planRenditions(source);
  const made = await ffmpegEncoder.encode(work, source, [...first, ...second], () => undefined);
  const [smallest] = made;
  if (!smallest) throw new Error('Nothing was made.');
  const pictures = await ffmpegEncoder.pictures(work, source, smallest);
  const playlist = masterPlaylist(made, frameRateOf(source.framesPerSecond));
  await writeFile(join(work.folder, madeFolder, 'master.m3u8'), playlist);
  const { size } = await stat(join(work.folder, work.source));
  return {
    title: lessonTitle,
    size_bytes: size,
    duration_seconds: source.seconds,
    width: source.width,
    height: source.height,
    renditions: made.map(({ name, width, height, average, bytes }) => ({
      name,
      width,
      height,
      bits_per_second: average,
      size_bytes: bytes,
    })),
    ...pictures,
    captions: { en: cuesOf('en'), hi: cuesOf('hi') },
  };
}

makeLesson(process.argv[2] ?? 'demo-lesson').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
