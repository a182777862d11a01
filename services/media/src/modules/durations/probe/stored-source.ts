import { limits } from '@vidyapath/http/limits';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../lib/storage/storage';
import type { ByteSource } from './byte-source';
import { createBlockReader } from './block-reader';
import { tooMuch } from './probe-client';
import { ProbeError } from './probe-error';

/** A file of this platform, read from the storage itself, and no more of it than of one elsewhere. */
export async function openStoredSource(storage: Storage, name: string): Promise<ByteSource> {
  const first = await storage.open(name);
  if (!first) throw new ProbeError('There is no file at this address.');
  await first.close();
  let bytesLeft: number = limits.probe.bytesMax;
  const reader = createBlockReader(first.size, async (start, end) => {
    bytesLeft -= end - start;
    if (bytesLeft < 0) throw tooMuch();
    const file = await storage.open(name);
    if (!file) throw new ProbeError('There is no file at this address.');
    return buffer(file.stream({ start, end: end - 1 }));
  });
  return { size: first.size, isWhole: true, read: reader.read };
}
