import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AssetProblem, assetProblems } from '@vidyapath/http/lesson-names';
import { EncodingProblem } from './check/encoding-problem';
import { type Encoder, madeFolder } from './encoder';
import { initName, playlistName } from './renditions/encode-values';
import { readRendition } from './renditions/read-rendition';
import { segmentSeconds } from './renditions/renditions.policy';
import { EncoderCrash } from './renditions/run-encode';
import type { Tool } from './tools/find-tools';
import type { ToolBox } from './tools/tool-box';

const tool: Tool = { path: '/bin/false', version: 'fake', from: 'variable', old: false };

export const fakeTools: ToolBox = {
  tools: async () => ({ ffmpeg: tool, ffprobe: tool, holds: [] }),
  words: () => 'No lesson is encoded: the encoder is a fake one, for tests.',
};

const seconds = 60;
/** What a file that begins with `fake:` and one of these, or a problem, does in a step. */
const ask = /^fake:(?<step>check|first|second)=(?<what>[a-z-]+)/;

/** Files in the right places, without a picture in them. A file's beginning, such as `fake:check=damaged`, says what goes wrong. */
export const fakeEncoder: Encoder = {
  async check(work) {
    await act(work, 'check');
    return {
      seconds,
      startSeconds: 0,
      width: 1_280,
      height: 720,
      framesPerSecond: 30,
      picture: 0,
      sound: 1,
      interlaced: false,
      wideLight: false,
    };
  },
  async encode(work, _source, planned, onPercent) {
    onPercent(50);
    await act(work, planned.some(({ name }) => name === 'audio') ? 'first' : 'second');
    const listed = [];
    for (const rendition of planned) {
      const folder = join(work.folder, madeFolder, rendition.name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, initName), 'init');
      await writeFile(join(folder, 's00001.m4s'), 'segment');
      await writeFile(join(folder, playlistName), playlist);
      listed.push({ ...rendition, ...(await readRendition(folder)), seconds });
    }
    return listed;
  },
  async pictures(work) {
    const poster = 'poster-0123456789abcdef.webp';
    await writeFile(join(work.folder, madeFolder, poster), 'picture');
    return { poster, storyboard: null };
  },
  poster: async (work, _size, _at, folder) => {
    const name = 'poster-fedcba9876543210.webp';
    await mkdir(join(work.folder, folder), { recursive: true });
    await writeFile(join(work.folder, folder, name), 'picture');
    return name;
  },
};

const playlist = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${segmentSeconds}`,
  `#EXT-X-MAP:URI="${initName}"`,
  `#EXTINF:${segmentSeconds},`,
  's00001.m4s',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

async function act(
  { folder, source, signal }: Parameters<Encoder['check']>[0],
  step: 'check' | 'first' | 'second',
): Promise<void> {
  const text = await readFile(join(folder, source), 'latin1');
  const groups = ask.exec(text)?.groups;
  if (groups?.step !== step) return;
  const { what } = groups;
  if (what === 'crash') throw new EncoderCrash('A crash was asked for.');
  if (what === 'wait') await pause(10 * 60_000, undefined, { signal, ref: false });
  if (isProblem(what)) throw new EncodingProblem(what, 'It was asked for.');
}

const isProblem = (what: string | undefined): what is AssetProblem => assetProblems.some((problem) => problem === what);
