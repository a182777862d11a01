import { statfs } from 'node:fs/promises';
import type { MediaContext } from '../../context';
import { EncodingProblem } from './check/encoding-problem';
import { type Lease, updateLeased } from './encodings.repository';

const bytesAnHour = 1.5e9;
const spareBytes = 64e6;

/** Reserves what is made of a lesson of this length. Throws the problem `no-room`. */
export async function takeRoom({ db, encoding, storage }: MediaContext, lease: Lease, seconds: number): Promise<void> {
  const bytes = Math.ceil((seconds / 3_600) * bytesAnHour);
  const { bavail, bsize } = await statfs(encoding.scratchDir);
  const free = Math.min(bavail * bsize, (await storage.lessons.freeBytes()) ?? Infinity);
  if (free < bytes + spareBytes) throw new EncodingProblem('no-room', `${free} bytes are free, ${bytes} are needed.`);
  const reserved = Number(lease.file.size_bytes) + bytes;
  await updateLeased(db, lease, { reserved_bytes: String(reserved) });
}
