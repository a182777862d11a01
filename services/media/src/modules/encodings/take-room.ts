import { statfs } from 'node:fs/promises';
import type { MediaContext } from '../../context';
import { checkedReservationOf, roomLeft } from '../room/room';
import { EncodingProblem } from './check/encoding-problem';
import { type Lease, updateLeased } from './encodings.repository';

const spareBytes = 64e6;

/** Reserves what is made of a lesson of this length. Throws the problem `no-room`. */
export async function takeRoom(ctx: MediaContext, lease: Lease, seconds: number): Promise<void> {
  const { size_bytes, reserved_bytes } = lease.file;
  const reserved = checkedReservationOf(Number(size_bytes), seconds);
  const { bavail, bsize } = await statfs(ctx.encoding.scratchDir);
  const scratch = bavail * bsize - (reserved - Number(size_bytes)) - spareBytes;
  const left = Math.min(scratch, (await roomLeft(ctx)) + Number(reserved_bytes) - reserved);
  if (left < 0) throw new EncodingProblem('no-room', `${-left} bytes are missing.`);
  await updateLeased(ctx.db, lease, { reserved_bytes: String(reserved) });
}
