import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AbortMultipartUploadCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { ERRORS, Upload } from '@tus/server';
import { knownId } from './lesson-path';
import type { Originals } from './lesson-storage';
import type { Bucket } from './s3-bucket';
import { asS3Failure, isMissing } from './s3-errors';
import { listObjects, removeObjects } from './s3-objects';
import { openObject } from './s3-reading';
import { StorageAwayError } from './storage';

const prefix = 'originals/';
const keyOf = (uploadId: string): string => `${prefix}${knownId(uploadId)}`;

/** Names the multipart upload. */
const infoOf = (key: string): string => `${key}.info`;

/** Other replicas change the same uploads, so nothing is remembered. */
const noCache = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };

/** Uploads in parts (S3's multipart upload). Beside an unfinished one lies what is too short for a part. */
export function s3Originals(bucket: Bucket): Originals {
  const store = new S3Store({
    s3ClientConfig: { ...bucket.config, bucket: bucket.name },
    useTags: false,
    cache: noCache,
  });
  return {
    beginOriginal: async (uploadId, size) =>
      void (await asS3Failure(() => store.create(new Upload({ id: keyOf(uploadId), size, offset: 0 })))),
    appendOriginal: (uploadId, bytes, offset) => asS3Failure(() => store.write(bytes, keyOf(uploadId), offset)),
    lengthOfOriginal: async (uploadId) => {
      try {
        return (await store.getUpload(keyOf(uploadId))).offset;
      } catch (error) {
        // Of a store that is away the library says the same.
        if (error === ERRORS.FILE_NOT_FOUND && !(await openObject(bucket, infoOf(keyOf(uploadId))))) return undefined;
        return asS3Failure(() => Promise.reject(error as Error));
      }
    },
    // The store joins the parts with the last byte.
    finishOriginal: async () => undefined,
    fetchOriginal: async (uploadId, scratchFolder) => {
      const file = await openObject(bucket, keyOf(uploadId));
      if (!file) throw new StorageAwayError(`The original ${uploadId} is missing.`);
      const path = join(scratchFolder, 'original');
      await pipeline(file.stream(), createWriteStream(path));
      return path;
    },
    removeOriginal: (uploadId) => removeOriginal(bucket, keyOf(uploadId)),
    listOriginals: () => listOriginals(bucket),
  };
}

async function removeOriginal(bucket: Bucket, key: string): Promise<void> {
  const { client, name } = bucket;
  try {
    const { Metadata } = await client.send(new HeadObjectCommand({ Bucket: name, Key: infoOf(key) }));
    const UploadId = Metadata?.['upload-id'];
    await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key: key, UploadId }));
  } catch (error) {
    // There is none, or it is finished.
    if (!isMissing(error)) await asS3Failure(() => Promise.reject(error as Error));
  }
  await removeObjects(bucket, [key, `${key}.part`, infoOf(key)]);
}

async function* listOriginals(bucket: Bucket): AsyncGenerator<string> {
  for await (const keys of listObjects(bucket, prefix)) {
    const ids = keys.map((key) => key.slice(prefix.length).replace(/\.(?:info|part)$/, ''));
    yield* new Set(ids);
  }
}
