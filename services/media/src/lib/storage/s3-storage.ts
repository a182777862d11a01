import { randomUUID } from 'node:crypto';
import { CopyObjectCommand, DeleteObjectCommand } from '@aws-sdk/client-s3';
import { handoutType, type HandoutStorage } from './handout-storage';
import { handoutPathOf } from './lesson-path';
import type { Bucket } from './s3-bucket';
import { asS3Failure } from './s3-errors';
import { s3Lessons } from './s3-lessons';
import { putObject } from './s3-objects';
import { openObject } from './s3-reading';
import { type NewFile, type StagedFiles, type Storage, StorageAwayError } from './storage';
import { contentTypeOf } from './stored-name';

/** Prefix of files that are not published yet; a rule of the bucket may remove those that are older than a day. */
const stagingPrefix = 'staging/';

/**
 * Files as objects of one bucket. New ones are put below `staging/` and copied within the store when they are published, so that a
 * reader never sees some of an image's widths without the others.
 */
export function createS3Storage(bucket: Bucket): Storage {
  return {
    lessons: s3Lessons(bucket),
    handouts: s3Handouts(bucket),
    open: async (name) => (contentTypeOf(name) ? openObject(bucket, name) : undefined),
    stage: (files) => stage(bucket, files),
    remove: async (names) => void (await Promise.all(names.map((name) => remove(bucket, known(name))))),
    check: () => putObject(bucket, { key: `${stagingPrefix}ready`, bytes: Buffer.from('ready'), type: undefined }),
  };
}

const s3Handouts = (bucket: Bucket): HandoutStorage => ({
  store: async (fileId, bytes) => putObject(bucket, { key: handoutPathOf(fileId), bytes, type: handoutType }),
  open: async (fileId) => openObject(bucket, handoutPathOf(fileId)),
  remove: async (fileId) => void (await remove(bucket, handoutPathOf(fileId))),
});

function known(name: string): string {
  if (!contentTypeOf(name)) throw new StorageAwayError(`Not a name of a stored file: ${JSON.stringify(name)}`);
  return name;
}

async function stage(bucket: Bucket, files: readonly NewFile[]): Promise<StagedFiles> {
  const folder = `${stagingPrefix}${randomUUID()}/`;
  const names = files.map(({ name }) => known(name));
  const discard = async (): Promise<void> => {
    await Promise.allSettled(names.map((name) => remove(bucket, folder + name)));
  };
  try {
    await Promise.all(
      files.map(({ name, bytes }) => putObject(bucket, { key: folder + name, bytes, type: contentTypeOf(name) })),
    );
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

const copy = ({ client, name }: Bucket, from: string, to: string) =>
  client.send(new CopyObjectCommand({ Bucket: name, CopySource: `${name}/${from}`, Key: to }));

const remove = ({ client, name }: Bucket, key: string) =>
  asS3Failure(() => client.send(new DeleteObjectCommand({ Bucket: name, Key: key })));
