import type { Database } from '@vidyapath/service-kit/database';

export interface ImageRecord {
  hash: string;
  path: string;
  width: number;
  height: number;
  /** Size of the widest variant. */
  bytes: number;
  /** Id of the user; null for the demo data. */
  uploadedBy: number | null;
}

export interface ImagesRepository {
  /** False when the same content was stored before. */
  add: (image: ImageRecord) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
}

export function createImagesRepository(database: Database): ImagesRepository {
  return {
    add: async ({ uploadedBy, ...image }) => {
      const rows: unknown[] = await database('image')
        .insert({ ...image, uploaded_by: uploadedBy })
        .onConflict('hash')
        .ignore()
        .returning('hash');
      return rows.length > 0;
    },
    remove: async (hash) => void (await database('image').where({ hash }).delete()),
  };
}
