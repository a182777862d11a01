import type { Tool } from './tools/find-tools';
import type { SandboxStep } from './tools/sandbox';

/** The tools of this machine. */
export interface Tools {
  ffmpeg: Tool;
  ffprobe: Tool;
  holds: readonly SandboxStep[];
}

/** One run on one file. */
export interface Work {
  tools: Tools;
  /** What of the sandbox holds for this run. */
  holds: readonly SandboxStep[];
  /** All of its files are below it. */
  folder: string;
  /** Name of the original in it. */
  source: string;
  signal: AbortSignal;
}

/** Values of a command that have no spaces. */
export const words = (text: string): string[] => text.split(' ');

/** Containers and protocols that are opened: no list that names other files, no network. */
export const inputOptions = ['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska'] as const;
