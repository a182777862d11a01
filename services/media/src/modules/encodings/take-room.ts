import { statfs } from 'node:fs/promises';
import type { MediaContext } from '../../context';
import { checkedReservationOf, roomLeft } from '../room/room';
import { EncodingProblem } from './check/encoding-problem';
import { type Lease, updateLeased } from './encodings.repository';

const spareBytes = 64e6;

/** Reserves what is made of a lesson of this length. Throws the problem `no-room`. */
export async function takeRoom(ctx: MediaContext, lease: Lease, seconds: number): Promise<void> {
  const size = Number(lease.file.size_bytes);
  const reserved = checkedReservationOf(size, seconds);
  const bytes = reserved - size;
  const { bavail, bsize } = await statfs(ctx.encoding.scratchDir);
  const left = (await roomLeft(ctx)) + Number(lease.file.reserved_bytes) - size;
  const free = Math.min(bavail * bsize - spareBytes, left);
  if (free < bytes) throw new EncodingProblem('no-room', `${free} bytes are free, ${bytes} are needed.`);
  await updateLeased(ctx.db, lease, { reserved_bytes: String(reserved) });
}
