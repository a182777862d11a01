import { unavailable } from '@vidyapath/service-kit/http/errors';
import type { CatalogueContext } from '../../context';
import { findFilesToRemove, forgetFile } from './handouts.repository';

const path = '/internal/handouts/{id}';
const removedAtOnce = 100;

/** Hands a file to media. Call it outside of transactions. */
export async function storeFile(
  { clients: { mediaFiles } }: CatalogueContext,
  id: string,
  bytes: Buffer,
): Promise<void> {
  const away = (cause?: unknown) =>
    unavailable(2, 'Files cannot be stored at the moment. Please try again shortly.', cause);
  if (!mediaFiles) throw away();
  const sent = mediaFiles.PUT(path, {
    params: { path: { id } },
    body: bytes,
    bodySerializer: () => bytes,
    headers: { 'content-type': 'application/pdf' },
  });
  await sent.catch((error: unknown) => {
    throw away(error);
  });
}

/** Removes files that no row has. */
export async function removeUnusedFiles({ db, clients: { mediaFiles } }: CatalogueContext): Promise<void> {
  if (!mediaFiles) return;
  for (const id of await findFilesToRemove(db, removedAtOnce)) {
    await mediaFiles.DELETE(path, { params: { path: { id } } });
    await forgetFile(db, id);
  }
}
