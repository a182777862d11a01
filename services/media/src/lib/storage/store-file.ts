import type { Storage } from './storage';
import { contentHash, contentTypeOf, lessonName, mediaPathOf } from './stored-name';

/**
 * Stores a file as it is, for the clips of the demo data: `name` gives its ending (mp4 or webm). Returns its path.
 * A file that is stored already is not changed.
 */
export const storeDemoFile = async (storage: Storage, name: string, bytes: Uint8Array): Promise<string> =>
  store(storage, publicName(name, bytes), bytes);

/** The same for a lesson, whose file is served to users who may learn. */
export const storeLessonFile = async (storage: Storage, name: string, bytes: Uint8Array): Promise<string> =>
  store(storage, lessonName(publicName(name, bytes)), bytes);

function publicName(name: string, bytes: Uint8Array): string {
  const extension = /\.(mp4|webm)$/.exec(name)?.[1];
  const stored = `${contentHash(bytes)}.${extension}`;
  if (!contentTypeOf(stored)) throw new TypeError(`Not a kind of file that media serves: ${name}`);
  return stored;
}

async function store(storage: Storage, stored: string, bytes: Uint8Array): Promise<string> {
  const present = await storage.open(stored);
  await present?.close();
  if (!present) await (await storage.stage([{ name: stored, bytes }])).publish();
  return mediaPathOf(stored);
}
