import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findTool } from '../modules/encodings/tools/find-tools';
import { probeSandbox } from '../modules/encodings/tools/sandbox';
import { type Tools, type Work, words } from '../modules/encodings/work';

const execute = promisify(execFile);

export interface ToolSources {
  ffmpegPath?: string;
  ffprobePath?: string;
}

/** The tools of this machine, or those at these paths. Fails where there are none. */
export async function toolsOfMachine({ ffmpegPath, ffprobePath }: ToolSources = {}): Promise<Tools> {
  const ffmpeg = await findTool('ffmpeg', ffmpegPath);
  const ffprobe = await findTool('ffprobe', ffprobePath);
  if (!ffmpeg || !ffprobe) throw new Error('Install ffmpeg, or npm’s optional packages.');
  const scratch = await mkdtemp(join(tmpdir(), 'vidyapath-tools-'));
  try {
    const { holds } = await probeSandbox(scratch, [ffmpeg.path, ffprobe.path]);
    return { ffmpeg, ffprobe, holds };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

export interface TestWork extends Work {
  end: AbortController;
  close: () => Promise<void>;
}

/** A folder with a source, without another user, who could not read what a test wrote. */
export async function createWork(tools: Tools): Promise<TestWork> {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-work-'));
  const end = new AbortController();
  const holds = tools.holds.filter((step) => step !== 'other user');
  return {
    tools,
    holds,
    folder,
    source: 'source',
    signal: end.signal,
    end,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface SourceOptions {
  size?: string;
  rate?: string;
  seconds?: number;
  /** Streams of sound. */
  sounds?: number;
  /** Further values for the encoder. */
  values?: string[];
  container?: 'mp4' | 'matroska' | 'webm' | 'mov';
  /** As a phone that was held upright: the picture lies, and the file says so. */
  turned?: boolean;
}

let ffmpeg: Promise<string> | undefined;

async function findFfmpeg(): Promise<string> {
  const tool = await findTool('ffmpeg');
  if (!tool) throw new Error('Install ffmpeg, or npm’s optional packages.');
  return tool.path;
}

/** A moving test picture with tones, made with ffmpeg at `path`. */
export async function makeSource(
  path: string,
  {
    size = '320x240',
    rate = '30',
    seconds = 2,
    sounds = 1,
    values = [],
    container = 'mp4',
    turned = false,
  }: SourceOptions = {},
): Promise<void> {
  const tones = Array.from({ length: sounds }, (_, index) => index + 1);
  await ffmpegOf([
    ...words(`-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`),
    ...tones.flatMap((tone) => ['-f', 'lavfi', '-i', `sine=${tone * 220}:d=${seconds}`]),
    '-map',
    '0:v',
    ...tones.flatMap((tone) => ['-map', `${tone}:a`]),
    ...words('-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac'),
    ...values,
    ...words(`-f ${container} ${path}`),
  ]);
  if (!turned) return;
  await rename(path, `${path}.lying`);
  await ffmpegOf(words(`-i ${path}.lying -c copy -metadata:s:v:0 rotate=90 -f ${container} ${path}`));
}

/** A file of these bytes as the source of `work`. */
export const writeSource = (work: Work, bytes: string | Buffer): Promise<void> =>
  writeFile(join(work.folder, work.source), bytes);

/** Ends with what the process wrote. */
export const ffmpegOf = async (values: readonly string[]): Promise<void> => {
  ffmpeg ??= findFfmpeg();
  await execute(await ffmpeg, ['-v', 'error', '-y', ...values]);
};
