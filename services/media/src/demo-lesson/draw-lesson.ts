import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { scenes, secondsPerStep } from './scenes';
import { slideSvg } from './slide';
import { soundFile } from './sound';

const run = promisify(execFile);

/** Draws the demo's lesson as a video of this name in a folder, as a member of staff would upload it. */
export async function drawLesson(folder: string, name: string, ffmpeg: string): Promise<void> {
  const list: string[] = [];
  for (const [number, scene] of scenes.entries())
    for (const index of scene.steps.keys()) {
      const slide = `slide-${number}-${index}.png`;
      await sharp(Buffer.from(slideSvg(scene, index + 1)))
        .png()
        .toFile(join(folder, slide));
      list.push(`file ${slide}`, `duration ${secondsPerStep}`);
    }
  const seconds = (list.length / 2) * secondsPerStep;
  await writeFile(join(folder, 'slides.txt'), list.join('\n'));
  await writeFile(join(folder, 'sound.wav'), soundFile(seconds, secondsPerStep));
  // prettier-ignore
  await run(ffmpeg, [
    '-nostdin', '-y', '-loglevel', 'error', '-f', 'concat', '-i', join(folder, 'slides.txt'), '-i', join(folder, 'sound.wav'),
    '-t', String(seconds), '-r', '5', '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'slow', '-crf', '12',
    '-c:a', 'aac', '-b:a', '192k', join(folder, name),
  ]);
}
