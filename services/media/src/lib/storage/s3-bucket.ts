import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { openFilesMax } from './storage';

export interface Bucket {
  client: S3Client;
  name: string;
  /** Of the client, for a library that makes its own. */
  config: S3ClientConfig;
}

export interface BucketSettings {
  /** Address of the store, such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds. A store that is silent for longer is away. */
const timeouts = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** One socket for each file that is read, however slowly, and some for uploads. */
const agent = { maxSockets: openFilesMax + 100 };

/** A bucket of any store that speaks S3. Requests are signed (AWS Signature Version 4). */
export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings): Bucket {
  const config: S3ClientConfig = {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // Many stores do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...timeouts, httpAgent: agent, httpsAgent: agent },
  };
  return { client: new S3Client(config), name: bucket, config };
}
