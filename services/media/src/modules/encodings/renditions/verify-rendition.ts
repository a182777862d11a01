import { join } from 'node:path';
import type { Source } from '../check/check.policy';
import { isWhole } from '../check/check-file';
import { EncodingProblem } from '../check/encoding-problem';
import { runTool } from '../tools/run-tool';
import type { RunLimits } from '../tools/sandbox';
import { type Work, words } from '../work';
import { playlistName } from './encode-values';
import { type MadeRendition, readRendition } from './read-rendition';
import { type FrameRate, groupSecondsOf, type PlannedRendition } from './renditions.policy';
import { EncoderCrash } from './run-encode';

const probeLimits: RunLimits = { cpuSeconds: 300, wallSeconds: 900, memoryBytes: 2 ** 31, fileBytes: 2 ** 20 };
/** Seconds by which a keyframe may be elsewhere. */
const keyframeSpare = 0.05;

/** Probes a rendition that was made; nothing is shown before. Returns what it is. */
export async function verifyRendition(
  work: Work,
  source: Source,
  rate: FrameRate,
  planned: PlannedRendition,
  folder: string,
): Promise<MadeRendition> {
  const made = await readRendition(join(work.folder, folder, planned.name));
  if (!isWhole(made.seconds, source.seconds) || !isWhole(source.seconds, made.seconds))
    throw new EncodingProblem('damaged', `${planned.name} has ${made.seconds} of ${source.seconds} s.`);
  if (planned.height === 0) return made;
  const found = await probe(work, `${folder}/${planned.name}/${playlistName}`);
  if (found.width !== planned.width || found.height !== planned.height)
    throw new EncoderCrash(`${planned.name} is ${found.width} × ${found.height}.`);
  const every = groupSecondsOf(rate);
  const [start = 0] = found.keyframes;
  const odd = found.keyframes.findIndex((time, index) => Math.abs(time - start - index * every) > keyframeSpare);
  if (odd >= 0) throw new EncoderCrash(`${planned.name} has keyframe ${odd} at ${found.keyframes[odd]} s.`);
  return { ...made, keyframes: found.keyframes.length };
}

interface Found {
  width: number;
  height: number;
  keyframes: number[];
}

/** A playlist of our own is opened with what it names. */
async function probe(work: Work, playlist: string): Promise<Found> {
  const found: Found = { width: 0, height: 0, keyframes: [] };
  const { code, errors } = await runTool({
    ...work,
    program: work.tools.ffprobe.path,
    values: [
      ...words('-v error -protocol_whitelist file -format_whitelist hls,mov -select_streams v:0'),
      ...words(`-show_entries packet=pts_time,flags:stream=width,height -of compact ${playlist}`),
    ],
    limits: probeLimits,
    onLine: (line) => readLine(line, found),
  });
  if (code !== 0) throw new EncoderCrash(`ffprobe ended with ${code}: ${errors}`);
  return found;
}

function readLine(line: string, found: Found): void {
  const [, time] = /^packet\|pts_time=([\d.]+)\|flags=K/.exec(line) ?? [];
  if (time) found.keyframes.push(Number(time));
  const [, width, height] = /^stream\|width=(\d+)\|height=(\d+)/.exec(line) ?? [];
  if (!width) return;
  found.width = Number(width);
  found.height = Number(height);
}
