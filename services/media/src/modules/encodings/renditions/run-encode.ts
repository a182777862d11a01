import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EncodingProblem } from '../check/encoding-problem';
import { ownFolder } from '../tools/own-folder';
import { runTool, type ToolEnd } from '../tools/run-tool';
import type { RunLimits } from '../tools/sandbox';
import type { Work } from '../work';

/** The encoder ended badly; another attempt may end well. */
export class EncoderCrash extends Error {
  override readonly name = 'EncoderCrash';
}

const fileBytes = 256 * 1_024 * 1_024;
const memoryBytes = 3 * 1_024 ** 3;

/** Several times what an old machine needs. */
const limitsOf = (seconds: number): RunLimits => ({
  cpuSeconds: Math.ceil(120 + seconds * 20),
  wallSeconds: Math.ceil(300 + seconds * 40),
  memoryBytes,
  fileBytes,
});

/** Runs ffmpeg on `seconds` of a lesson, after making `folders`. */
export async function runEncode(
  work: Work,
  values: readonly string[],
  seconds: number,
  folders: readonly string[],
  onPercent: (percent: number) => void,
): Promise<void> {
  for (const folder of folders) {
    await mkdir(join(work.folder, folder), { recursive: true });
    await ownFolder(join(work.folder, folder), work.holds);
  }
  const end = await runTool({
    ...work,
    program: work.tools.ffmpeg.path,
    values,
    limits: limitsOf(seconds),
    onLine: (line) => {
      const [, micros] = /^out_time_(?:us|ms)=(\d+)$/.exec(line) ?? [];
      if (micros) onPercent(Math.min(99, Math.floor(Number(micros) / 1e4 / seconds)));
    },
  });
  if (end.code !== 0 || isFull(end)) throw failureOf(end);
}

/** Some builds end well on a full disk. */
const isFull = ({ errors }: ToolEnd): boolean => errors.includes('No space left on device');

function failureOf(end: ToolEnd): Error {
  if (isFull(end)) return new EncodingProblem('no-room', 'The scratch folder is full.');
  const how = end.late ? 'took too long' : `ended by ${end.killedBy ?? `code ${end.code}`}`;
  return new EncoderCrash(`ffmpeg ${how}: ${end.errors}`);
}
