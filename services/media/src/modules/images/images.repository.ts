import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';

export interface ImageRecord {
  hash: string;
  path: string;
  width: number;
  height: number;
  /** Size of the widest variant. */
  bytes: number;
}

/** With its entry in the audit trail. False when the same content was stored before. */
export const addImage = (db: Database, image: ImageRecord, by: AuditContext): Promise<boolean> =>
  db.transaction(async (trx) => {
    const row = { ...image, uploaded_by: by.actor?.id ?? null };
    const added: unknown[] = await trx('image').insert(row).onConflict('hash').ignore().returning('hash');
    if (added.length > 0)
      await recordAudit(trx, { by, action: 'image.created', resource: resourceOf(image), after: fieldsOf(image) });
    return added.length > 0;
  });

export async function findImage(db: Database, hash: string): Promise<ImageRecord | undefined> {
  const row = await db('image')
    .where({ hash })
    .first<ImageRecord | undefined>('hash', 'path', 'width', 'height', 'bytes');
  return row && { ...row, bytes: Number(row.bytes) };
}

/** Reverts `addImage`. */
export const removeImage = (db: Database, image: ImageRecord, by: AuditContext): Promise<void> =>
  db.transaction(async (trx) => {
    const removed = await trx('image').where({ hash: image.hash }).delete();
    if (removed > 0)
      await recordAudit(trx, { by, action: 'image.deleted', resource: resourceOf(image), before: fieldsOf(image) });
  });

const resourceOf = ({ hash }: ImageRecord) => ({ type: 'image', id: hash });

function fieldsOf({ path, width, height, bytes }: ImageRecord): object {
  return { path, width, height, bytes };
}
