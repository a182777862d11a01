import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ffmpegEncoder } from '../modules/encodings/encoder';
import type { ListedRendition } from '../modules/encodings/renditions/master-playlist';
import { planRenditions } from '../modules/encodings/renditions/renditions.policy';
import { createWork, makeSource, toolsOfMachine } from './lesson-sources';

/* npm run measure -w services/media -- <seconds> [ffmpeg] [ffprobe]: processor time of the encoding of a moving test picture of 720p. */

const ticksPerSecond = 100;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Processor seconds of processes that this one started, and that have ended. */
function secondsOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

async function measure(seconds: number, ffmpegPath = '', ffprobePath = ''): Promise<void> {
  const tools = await toolsOfMachine({ ffmpegPath, ffprobePath });
  const work = await createWork(tools);
  try {
    await makeSource(join(work.folder, work.source), { size: '1280x720', seconds });
    const startedAt = secondsOfChildren();
    const source = await ffmpegEncoder.check(work);
    const { first, second } = planRenditions(source);
    const shown = await ffmpegEncoder.encode(work, source, first, () => undefined);
    await ffmpegEncoder.pictures(work, source, shown[0] as ListedRendition);
    const playableAt = secondsOfChildren();
    const better = await ffmpegEncoder.encode(work, source, second, () => undefined);
    const readyAt = secondsOfChildren();
    const line = (name: string, value: number): void => say(`${name}: ${value.toFixed(3)}`);
    say(`ffmpeg ${tools.ffmpeg.version}, ${seconds} s of 720p`);
    line('playable, processor seconds a second', (playableAt - startedAt) / seconds);
    line('all renditions, processor seconds a second', (readyAt - startedAt) / seconds);
    for (const { name, average, peak, bytes } of [...shown, ...better])
      say(
        `${name}: ${Math.round(average / 1_000)} kbit/s, peak ${Math.round(peak / 1_000)}, ${Math.round((bytes * 3_600) / seconds / 1e6)} MB an hour`,
      );
  } finally {
    await work.close();
  }
}

const [, , seconds = '600', ffmpegPath, ffprobePath] = process.argv;
void measure(Number(seconds), ffmpegPath, ffprobePath);
