import { imageWidths } from '@vidyapath/http/image-variants';
import { platformActor } from '@vidyapath/service-kit/audit/audit';
import type { MediaContext } from '../../context';
import type { Storage } from '../../lib/storage/storage';
import { findImage, removeImage } from './images.repository';
import { sharePictureName } from './share-pictures';

const imageName = /^([0-9a-f]{64})(-\d+)?\.webp$/;

/**
 * A process that was killed in the middle of an upload may have written the row and not published all files: no client
 * got the path of that image, so row and files are removed. An image that was stored before in all widths stays.
 */
export async function takeBackUnfinished({ db, storage }: MediaContext): Promise<void> {
  const missing = await Promise.all(
    (storage.leftovers ?? []).map(async (name) => ((await isStored(storage, name)) ? [] : [name])),
  );
  const hashes = new Set(missing.flat().flatMap((name) => imageName.exec(name)?.[1] ?? []));
  for (const hash of hashes) {
    const image = await findImage(db, hash);
    if (image) await removeImage(db, image, platformActor);
    const widths = imageWidths.map((width) => `${hash}-${width}.webp`);
    await storage.remove([`${hash}.webp`, ...widths, sharePictureName(hash)]);
  }
}

async function isStored(storage: Storage, name: string): Promise<boolean> {
  const file = await storage.open(name);
  await file?.close();
  return file !== undefined;
}
