import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Check } from 'typebox/value';
import { runTool } from '../tools/run-tool';
import type { RunLimits } from '../tools/sandbox';
import { inputOptions, type Work } from '../work';
import { checkProbed, type Source } from './check.policy';
import { EncodingProblem } from './encoding-problem';
import { ProbedFileSchema, shownEntries, type ProbedFile } from './probed-file';

const probeLimits: RunLimits = { cpuSeconds: 60, wallSeconds: 180, memoryBytes: 2 ** 31, fileBytes: 2 ** 20 };
const answerMax = 1_000_000;
/** Of the end of a file that is read. */
const endSeconds = 20;

/** Looks at the file of `work` before anything else reads it. Throws the {@link EncodingProblem} of one that cannot be a lesson. */
export async function checkFile(work: Work): Promise<Source> {
  const source = checkProbed(await probe(work));
  const end = await lastTime(work, source);
  if (!isWhole(end, source.seconds))
    throw new EncodingProblem('damaged', `It says ${source.seconds} s, and its packets end at ${end} s.`);
  return source;
}

/** Whether what was found is as long as `seconds`. */
export const isWhole = (found: number, seconds: number): boolean => found >= seconds - Math.max(1, seconds * 0.005);

async function probe(work: Work): Promise<ProbedFile> {
  let answer = '';
  const { code, errors } = await runProbe(work, ['-show_entries', shownEntries, '-of', 'json'], (line) => {
    if (answer.length < answerMax) answer += line;
  });
  const probed = code === 0 ? parse(answer) : undefined;
  if (probed) return probed;
  const problem = (await beginsLikeVideo(join(work.folder, work.source))) ? 'damaged' : 'not-a-video';
  throw new EncodingProblem(problem, errors || 'ffprobe says nothing about it.');
}

function parse(answer: string): ProbedFile | undefined {
  try {
    const probed: unknown = JSON.parse(answer);
    return Check(ProbedFileSchema, probed) ? probed : undefined;
  } catch {
    return undefined;
  }
}

/** When the last packet ends, in seconds from the start: a file that was cut off still says its whole length. */
async function lastTime(work: Work, { seconds, startSeconds }: Source): Promise<number> {
  let last = 0;
  const from = Math.max(0, startSeconds + seconds - endSeconds);
  const shown = ['-read_intervals', `${from}%`, '-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0'];
  await runProbe(work, shown, (line) => {
    const [time, duration] = line.split(',').map(Number);
    if (Number.isFinite(time)) last = Math.max(last, (time as number) + (duration || 0) - startSeconds);
  });
  return last;
}

const runProbe = (work: Work, shown: readonly string[], onLine: (line: string) => void) =>
  runTool({
    ...work,
    program: work.tools.ffprobe.path,
    values: ['-v', 'error', ...inputOptions, ...shown, work.source],
    limits: probeLimits,
    onLine,
  });

/** How files of the containers that we take begin. */
async function beginsLikeVideo(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return (
      buffer.readUInt32BE(0) === 0x1a45dfa3 || /^(?:ftyp|moov|mdat|wide|free|skip)$/.test(buffer.toString('latin1', 4))
    );
  } finally {
    await file.close();
  }
}
