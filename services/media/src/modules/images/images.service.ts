import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { NewFile, Storage } from '../../lib/storage/storage';
import { contentHash, mediaPathPrefix } from '../../lib/storage/stored-name';
import type { Decoder } from './decoder';
import type { ImageVariants } from './image-variants';
import type { ImagesRepository } from './images.repository';

export interface ImagesServiceOptions {
  repository: ImagesRepository;
  storage: Storage;
  decoder: Decoder;
}

export interface ImagesService {
  /** Stores an image in all widths and answers its path. The same content always has the same path. */
  store: (upload: Buffer, by: AuditContext) => Promise<string>;
}

export function createImagesService({ repository, storage, decoder }: ImagesServiceOptions): ImagesService {
  return {
    store: async (upload, by) => {
      const image = await decoder.decode(String(by.actor?.id), upload);
      const hash = contentHash(image.bytes);
      const path = `${mediaPathPrefix}${hash}.webp`;
      const record = { hash, path, width: image.width, height: image.height, bytes: image.bytes.length };
      // Files are staged before the row is written and published after it, so a path is returned only when all its files are stored.
      // A failure while publishing may leave some files without a row; the next upload of the picture replaces them.
      const staged = await storage.stage(filesOf(hash, image));
      let isNew = false;
      try {
        isNew = await repository.add(record, by);
        await staged.publish();
      } catch (error) {
        await staged.discard();
        if (isNew) await repository.remove(record, by).catch(() => undefined);
        throw error;
      }
      return path;
    },
  };
}

function filesOf(hash: string, { bytes, variants }: ImageVariants): NewFile[] {
  const narrower = [...variants].map(([width, variant]) => ({ name: `${hash}-${width}.webp`, bytes: variant }));
  return [{ name: `${hash}.webp`, bytes }, ...narrower];
}
