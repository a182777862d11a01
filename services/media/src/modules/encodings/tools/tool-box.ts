import type { FastifyBaseLogger } from 'fastify';
import type { Tools } from '../work';
import { findTool, type Tool, type ToolPaths } from './find-tools';
import { probeSandbox } from './sandbox';

export interface ToolBox {
  /** Looks for them once. Undefined: this machine has none. */
  tools: () => Promise<Tools | undefined>;
  /** For people: which tools encode, or why none does. Undefined until it is known. */
  words: () => string | undefined;
}

/** The programs that encode on this machine, tried with what the sandbox holds in a folder of `scratch`. */
export function createToolBox(paths: ToolPaths, scratch: string, log: FastifyBaseLogger): ToolBox {
  let found: Promise<Tools | undefined> | undefined;
  let words: string | undefined;

  const find = async (): Promise<Tools | undefined> => {
    const ffmpeg = await findTool('ffmpeg', paths.ffmpegPath);
    const ffprobe = await findTool('ffprobe', paths.ffprobePath);
    if (!ffmpeg || !ffprobe) {
      words = `No lesson is encoded: this machine has no ${ffmpeg ? 'ffprobe' : 'ffmpeg'} that works. Uploads wait.`;
      log.warn(words);
      return undefined;
    }
    const sandbox = await probeSandbox(scratch, [ffmpeg.path, ffprobe.path]);
    words = `Lessons are encoded by ${nameOf('ffmpeg', ffmpeg)}, ${nameOf('ffprobe', ffprobe)}.`;
    if (ffmpeg.old) words += ' That ffmpeg is old and lacks security fixes: install a newer one.';
    log[ffmpeg.old ? 'warn' : 'info'](words);
    log.info({ holds: sandbox.holds, missing: sandbox.missing }, 'what holds of an encoder’s sandbox');
    return { ffmpeg, ffprobe, holds: sandbox.holds };
  };
  const findOrWait = (): Promise<Tools | undefined> =>
    find().catch((error: unknown) => {
      words = 'No lesson is encoded: the scratch folder cannot be written.';
      log.warn({ err: error }, words);
      return undefined;
    });
  return {
    tools: () => {
      found ??= findOrWait();
      return found;
    },
    words: () => words,
  };
}

const nameOf = (name: string, { version, from }: Tool): string =>
  `${name} ${version} (${from === 'variable' ? 'configured' : `from ${from}`})`;
