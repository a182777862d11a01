import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageAwayError, StorageFullError } from './storage';

const fullNames = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']);

/** Runs a call of the store and turns its failures into the driver's two errors. */
export async function asS3Failure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageAwayError || error instanceof StorageFullError) throw error;
    if (isFull(error)) throw new StorageFullError('The storage is full.', { cause: error });
    throw new StorageAwayError('The storage cannot be used.', { cause: error });
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}

function isFull(error: unknown): boolean {
  return error instanceof S3ServiceException && (fullNames.has(error.name) || error.$metadata.httpStatusCode === 507);
}
