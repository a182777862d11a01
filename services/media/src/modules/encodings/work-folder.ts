import { uuidPattern } from '@vidyapath/http/uuid';
import { chown, link, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaContext } from '../../context';
import { EncodingProblem } from './check/encoding-problem';
import { liveLeases, type Lease } from './encodings.repository';
import { ownFolder } from './tools/own-folder';
import { otherUser } from './tools/sandbox';
import type { Tools, Work } from './work';

const sourceName = 'source';

/** The folder of a lease, with the original in it. Remove it by {@link removeWork}. */
export async function openWork(
  ctx: MediaContext,
  { id, file }: Lease,
  tools: Tools,
  signal: AbortSignal,
): Promise<Work> {
  const { lessons } = ctx.storage;
  const folder = folderOf(ctx, id);
  await mkdir(folder, { recursive: true, mode: 0o750 });
  if ((await lessons.lengthOfOriginal(file.upload_id)) !== Number(file.size_bytes))
    throw new EncodingProblem('damaged', 'The original is not whole in the storage.');
  const original = await lessons.fetchOriginal(file.upload_id, folder);
  const source = join(folder, sourceName);
  const isHere = dirname(original) === folder;
  const isLinked = isHere ? await rename(original, source).then(() => true) : await linkTo(original, source);
  // A link to another file system leads through folders of the service's own user.
  const holds = isLinked ? tools.holds : tools.holds.filter((step) => step !== 'other user');
  if (holds.includes('other user')) await chown(source, process.getuid?.() ?? 0, otherUser);
  await ownFolder(folder, holds);
  return { tools, holds, folder, source: sourceName, signal };
}

/** True: by a second name of the same file. */
async function linkTo(original: string, source: string): Promise<boolean> {
  try {
    await link(original, source);
    return true;
  } catch {
    await symlink(original, source);
    return false;
  }
}

/** What was made belongs to the service's user again. */
export async function takeBack({ folder, holds }: Work, made: string): Promise<void> {
  const user = process.getuid?.();
  const group = process.getgid?.();
  if (!holds.includes('other user') || user === undefined || group === undefined) return;
  for (const entry of await readdir(join(folder, made), { recursive: true }))
    await chown(join(folder, made, entry), user, group);
  await chown(join(folder, made), user, group);
}

export const removeWork = (ctx: MediaContext, { id }: Lease): Promise<void> =>
  rm(folderOf(ctx, id), { recursive: true, force: true });

const folderOf = ({ encoding }: MediaContext, leaseId: string): string => join(encoding.scratchDir, leaseId);

const uuid = new RegExp(`^${uuidPattern}$`);

/** Removes folders of encoders that are dead. */
export async function removeLeftovers(ctx: MediaContext): Promise<void> {
  const { scratchDir } = ctx.encoding;
  // Folders first: one that is made meanwhile has a lease.
  const names = await readdir(scratchDir).catch(() => []);
  const live = await liveLeases(ctx.db);
  for (const name of names)
    if (uuid.test(name) && !live.has(name)) await rm(join(scratchDir, name), { recursive: true, force: true });
}
