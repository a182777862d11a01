import type { Storage } from './storage';
import { contentHash, contentTypeOf, mediaPathPrefix } from './stored-name';

/**
 * Stores a file as it is, for the clips of the demo data: `name` gives its ending (mp4 or webm). Answers its path.
 * What is there already is left alone.
 */
export async function storeDemoFile(storage: Storage, name: string, bytes: Uint8Array): Promise<string> {
  const extension = /\.(mp4|webm)$/.exec(name)?.[1];
  const stored = `${contentHash(bytes)}.${extension}`;
  if (!contentTypeOf(stored)) throw new TypeError(`Not a kind of file that media serves: ${name}`);
  const present = await storage.open(stored);
  await present?.close();
  if (!present) await (await storage.stage([{ name: stored, bytes }])).publish();
  return `${mediaPathPrefix}${stored}`;
}
