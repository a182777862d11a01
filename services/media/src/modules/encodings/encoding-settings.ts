import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Encoder, ffmpegEncoder } from './encoder';
import { fakeEncoder, fakeTools } from './fake-encoder';
import { createToolBox, type ToolBox } from './tools/tool-box';
import type { ToolPaths } from './tools/find-tools';

export interface EncodingOptions extends ToolPaths {
  /** Assets that are encoded at a time; 0: none by this process. */
  encoders: number;
  /** Whether that is the number of all processes of this database together. */
  inAll?: boolean;
  scratchDir: string;
  /** Makes no video; for tests of states. */
  fake?: boolean;
  /** Between two looks for files that wait; for tests. */
  pollMs?: number;
}

export interface EncodingSettings {
  encoders: number;
  /** Of all processes together; undefined: no such limit. */
  atOnce: number | undefined;
  scratchDir: string;
  pollMs: number;
  encoder: Encoder;
  toolBox: ToolBox;
}

/** `FFMPEG_PATH` of the fake encoder, which production refuses. */
export const fakePath = 'fake';

/** Of variables of a process whose storage is a folder, or has one beside a bucket. */
export const encodingOptionsOf = (variables: EncodingVariables, storageDir: string): EncodingOptions => ({
  ffmpegPath: variables.FFMPEG_PATH ?? '',
  ffprobePath: variables.FFPROBE_PATH ?? '',
  fake: variables.FFMPEG_PATH === fakePath,
  encoders: variables.ENCODERS,
  scratchDir: resolve(variables.SCRATCH_DIR || join(storageDir, '.scratch')),
});

interface EncodingVariables {
  FFMPEG_PATH?: string | undefined;
  FFPROBE_PATH?: string | undefined;
  ENCODERS: number;
  SCRATCH_DIR?: string | undefined;
}

const nowhere: EncodingOptions = { encoders: 0, scratchDir: join(tmpdir(), 'vidyapath-scratch') };
const pollMs = 5_000;

export function encodingSettingsOf(options: EncodingOptions | undefined, log: FastifyBaseLogger): EncodingSettings {
  const { encoders, inAll = false, scratchDir, fake = false, ...rest } = options ?? nowhere;
  return {
    encoders,
    atOnce: inAll ? encoders : undefined,
    scratchDir,
    pollMs: rest.pollMs ?? pollMs,
    encoder: fake ? fakeEncoder : ffmpegEncoder,
    toolBox: fake ? fakeTools : createToolBox(rest, scratchDir, log),
  };
}
