import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { CopyObjectCommand, DeleteObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './s3-bucket';
import { resumedBytes } from './s3-reading';
import { asS3Failure, isMissing } from './s3-errors';
import { type NewFile, type StagedFiles, type Storage, StorageAwayError, type StoredFile } from './storage';
import { contentTypeOf } from './stored-name';

/** Prefix of files that are not published yet; a rule of the bucket may remove those that are older than a day. */
const stagingPrefix = 'staging/';

/**
 * Files as objects of one bucket. New ones are put below `staging/` and copied within the store when they are published, so that a
 * reader never sees some of an image's widths without the others.
 */
export function createS3Storage(bucket: Bucket): Storage {
  return {
    open: (name) => openObject(bucket, name),
    stage: (files) => stage(bucket, files),
    remove: async (names) => void (await Promise.all(names.map((name) => remove(bucket, known(name))))),
    check: async () => {
      const key = `${stagingPrefix}ready`;
      await asS3Failure(() =>
        bucket.client.send(
          new PutObjectCommand({ Bucket: bucket.name, Key: key, Body: Buffer.from('ready'), ContentLength: 5 }),
        ),
      );
    },
  };
}

function known(name: string): string {
  if (!contentTypeOf(name)) throw new StorageAwayError(`Not a name of a stored file: ${JSON.stringify(name)}`);
  return name;
}

async function openObject(bucket: Bucket, name: string): Promise<StoredFile | undefined> {
  if (!contentTypeOf(name)) return undefined;
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

async function stage(bucket: Bucket, files: readonly NewFile[]): Promise<StagedFiles> {
  const folder = `${stagingPrefix}${randomUUID()}/`;
  const names = files.map(({ name }) => known(name));
  const discard = async (): Promise<void> => {
    await Promise.allSettled(names.map((name) => remove(bucket, folder + name)));
  };
  try {
    await asS3Failure(() => Promise.all(files.map((file) => put(bucket, folder + file.name, file))));
  } catch (error) {
    await discard();
    throw error;
  }
  const publish = async (): Promise<void> => {
    await asS3Failure(() => Promise.all(names.map((name) => copy(bucket, folder + name, name))));
    await discard();
  };
  return { publish, discard };
}

function put({ client, name }: Bucket, key: string, file: NewFile) {
  const type = contentTypeOf(file.name);
  return client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: file.bytes,
      ContentLength: file.bytes.length,
      ContentType: type,
    }),
  );
}

const copy = ({ client, name }: Bucket, from: string, to: string) =>
  client.send(new CopyObjectCommand({ Bucket: name, CopySource: `${name}/${from}`, Key: to }));

const remove = ({ client, name }: Bucket, key: string) =>
  asS3Failure(() => client.send(new DeleteObjectCommand({ Bucket: name, Key: key })));
