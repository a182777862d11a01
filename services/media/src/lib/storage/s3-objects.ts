import { DeleteObjectsCommand, ListObjectsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './s3-bucket';
import { asS3Failure } from './s3-errors';

/** Pages of up to 1,000 keys. */
export async function* listObjects({ client, name }: Bucket, prefix: string): AsyncGenerator<string[]> {
  let marker: string | undefined;
  do {
    const command = new ListObjectsCommand({ Bucket: name, Prefix: prefix, Marker: marker });
    const { Contents = [], IsTruncated = false } = await asS3Failure(() => client.send(command));
    const keys = Contents.map(({ Key = '' }) => Key);
    yield keys;
    marker = IsTruncated ? keys.at(-1) : undefined;
  } while (marker !== undefined);
}

/** The first key after another. */
export async function nextObject({ client, name }: Bucket, prefix: string, after: string): Promise<string | undefined> {
  const command = new ListObjectsCommand({ Bucket: name, Prefix: prefix, Marker: after, MaxKeys: 1 });
  const { Contents: [first] = [] } = await asS3Failure(() => client.send(command));
  return first?.Key;
}

/** At most 1,000. */
export async function removeObjects({ client, name }: Bucket, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const Objects = keys.map((Key) => ({ Key }));
  await asS3Failure(() => client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } })));
}

export async function putObject(
  { client, name }: Bucket,
  { key, bytes, type }: { key: string; bytes: Uint8Array; type: string | undefined },
): Promise<void> {
  await asS3Failure(() =>
    client.send(
      new PutObjectCommand({ Bucket: name, Key: key, Body: bytes, ContentLength: bytes.length, ContentType: type }),
    ),
  );
}
