import { type AuditContext, platformActor } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { NewFile, Storage } from '../../lib/storage/storage';
import { contentHash, mediaPathPrefix } from '../../lib/storage/stored-name';
import { createDecoder, type Decoder } from './decoder';
import type { ImageVariants } from './image-variants';
import { addImage, removeImage } from './images.repository';

interface ImageStores {
  db: Database;
  storage: Storage;
  decoder: Decoder;
}

/** Stores an image in all widths and returns its path. The same content always has the same path. */
export async function storeImage(
  { db, storage, decoder }: ImageStores,
  upload: Buffer,
  by: AuditContext,
): Promise<string> {
  const image = await decoder.decode(String(by.actor?.id), upload);
  const hash = contentHash(image.bytes);
  const path = `${mediaPathPrefix}${hash}.webp`;
  const record = { hash, path, width: image.width, height: image.height, bytes: image.bytes.length };
  // Files are staged before the row is written and published after it, so a path is returned only when all its files are stored.
  // A failure while publishing may leave some files without a row; the next upload of the picture replaces them.
  const staged = await storage.stage(filesOf(hash, image));
  let isNew = false;
  try {
    isNew = await addImage(db, record, by);
    await staged.publish();
  } catch (error) {
    await staged.discard();
    if (isNew) await removeImage(db, record, by).catch(() => undefined);
    throw error;
  }
  return path;
}

/** Stores images as uploads would, for the demo data. Returns their paths. */
export async function storeImages(
  storage: Storage,
  db: Database,
  pictures: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<string[]> {
  const decoder = createDecoder();
  const paths: string[] = [];
  try {
    for await (const picture of pictures)
      paths.push(await storeImage({ db, storage, decoder }, picture, platformActor));
  } finally {
    decoder.close();
  }
  return paths;
}

function filesOf(hash: string, { bytes, variants }: ImageVariants): NewFile[] {
  const narrower = [...variants].map(([width, variant]) => ({ name: `${hash}-${width}.webp`, bytes: variant }));
  return [{ name: `${hash}.webp`, bytes }, ...narrower];
}
