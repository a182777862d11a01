import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './s3-bucket';
import { asS3Failure, isMissing } from './s3-errors';
import { StorageAwayError } from './storage';
import type { StoredFile } from './stored-file';

export interface ObjectRange {
  name: string;
  /** Of the object as it was opened. */
  etag: string | undefined;
  /** First and last byte, both included. */
  start: number;
  end: number;
}

const attempts = 4;
const firstPauseMs = 200;

/**
 * The bytes of an object. When the connection breaks, reading continues where it stopped; it fails after {@link attempts} breaks in
 * a row without a byte between them.
 */
export async function* resumedBytes(bucket: Bucket, { name, etag, start, end }: ObjectRange): AsyncGenerator<Buffer> {
  let at = start;
  let broken = 0;
  while (at <= end) {
    try {
      for await (const part of await open(bucket, { name, etag, start: at, end })) {
        at += part.length;
        broken = 0;
        yield part;
      }
      if (at <= end) throw new StorageAwayError(`${name} ended early.`);
    } catch (error) {
      broken += 1;
      if (broken >= attempts) throw error;
      await pause(firstPauseMs * 2 ** (broken - 1));
    }
  }
}

/** An object of the bucket; undefined when there is none. */
export async function openObject(bucket: Bucket, name: string): Promise<StoredFile | undefined> {
  try {
    const { ContentLength: size = 0, ETag: etag } = await bucket.client.send(
      new HeadObjectCommand({ Bucket: bucket.name, Key: name }),
    );
    return {
      size,
      stream: ({ start, end } = { start: 0, end: size - 1 }) =>
        Readable.from(resumedBytes(bucket, { name, etag, start, end })),
      close: async () => undefined,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    return asS3Failure(() => Promise.reject(error as Error));
  }
}

async function open(
  { client, name: bucket }: Bucket,
  { name, etag, start, end }: ObjectRange,
): Promise<AsyncIterable<Buffer>> {
  const range = { Range: `bytes=${start}-${end}`, ...(etag ? { IfMatch: etag } : {}) };
  const { Body } = await asS3Failure(() => client.send(new GetObjectCommand({ Bucket: bucket, Key: name, ...range })));
  return Body as Readable;
}
