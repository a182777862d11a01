import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

type ToolName = 'ffmpeg' | 'ffprobe';

export interface Tool {
  path: string;
  version: string;
  from: 'variable' | 'PATH' | 'npm';
  /** Without the corrections of some years. */
  old: boolean;
}

export interface ToolPaths {
  /** Empty: the one on `PATH`, else npm's. */
  ffmpegPath?: string;
  ffprobePath?: string;
}

const execute = promisify(execFile);
const versionMs = 10_000;
/** Of ffmpeg 4.4. Its own version is no number in builds from its repository. */
const libavutil44 = { major: 56, minor: 70 };
const neededEncoders = ['libx264', 'aac', 'libwebp'];

/** The one of the variable, else the one on `PATH` unless it is old, else npm's. Undefined: none works. */
export async function findTool(name: ToolName, path = ''): Promise<Tool | undefined> {
  if (path) return tryTool(name, path, 'variable');
  const onPath = await pathOf(name);
  const tool = onPath === undefined ? undefined : await tryTool(name, onPath, 'PATH');
  if (tool && !tool.old) return tool;
  const npm = pathOfPackage(name);
  return npm === undefined ? undefined : tryTool(name, npm, 'npm');
}

async function pathOf(name: ToolName): Promise<string | undefined> {
  // eslint-disable-next-line no-restricted-properties -- of the machine, no setting of this service
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}

async function tryTool(name: ToolName, path: string, from: Tool['from']): Promise<Tool | undefined> {
  try {
    await access(path, constants.X_OK);
    const { stdout } = await execute(path, ['-version'], { timeout: versionMs });
    const [, version] = new RegExp(`^${name} version (\\S+)`).exec(stdout) ?? [];
    const [, major, minor] = /^libavutil\s+(\d+)\.\s*(\d+)/m.exec(stdout) ?? [];
    if (version === undefined || major === undefined) return undefined;
    if (name === 'ffmpeg' && !(await encodesAll(path))) return undefined;
    return { path, version, from, old: isOld(Number(major), Number(minor)) };
  } catch {
    return undefined;
  }
}

const isOld = (major: number, minor: number): boolean =>
  major < libavutil44.major || (major === libavutil44.major && minor < libavutil44.minor);

async function encodesAll(path: string): Promise<boolean> {
  const { stdout } = await execute(path, ['-hide_banner', '-encoders'], { timeout: versionMs });
  return neededEncoders.every((encoder) => new RegExp(` ${encoder} `).test(stdout));
}

/** Not by the package that chooses for the machine: its module ends the process on a machine that it does not know. */
function pathOfPackage(name: ToolName): string | undefined {
  const scope = `@${name}-installer`;
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  try {
    const chooser = dirname(require.resolve(`${scope}/${name}/package.json`));
    const binary = `${scope}/${process.platform}-${process.arch}/package.json`;
    return join(dirname(require.resolve(binary, { paths: [chooser] })), file);
  } catch {
    return undefined;
  }
}
