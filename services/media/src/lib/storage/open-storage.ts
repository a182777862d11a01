import type { MediaConfig } from '../../config';
import { createFolderStorage } from './folder-storage';
import type { Storage } from './storage';

/** The store that is configured: a bucket when `S3_ENDPOINT` is set, else a folder. */
export async function openStorage(config: MediaConfig): Promise<Storage> {
  if (!config.S3_ENDPOINT) return createFolderStorage(config.STORAGE_DIR);
  // The client is large; a process that keeps its files in a folder never loads it.
  const [{ openBucket }, { createS3Storage }] = await Promise.all([import('./s3-bucket'), import('./s3-storage')]);
  const bucket = openBucket({
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  });
  return createS3Storage(bucket);
}
