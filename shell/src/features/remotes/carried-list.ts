import { parseRemotesManifest, type ReadManifest } from '@vidyapath/platform-api/remotes-manifest';
import { logFailure } from '../../lib/log';

/** The list of remotes in the page's own text. A page without one, or with a broken one, has it fetched. */
export function carriedList(page: Document = document): ReadManifest | undefined {
  const text = page.getElementById('remotes')?.textContent;
  if (!text) return undefined;
  try {
    return parseRemotesManifest(JSON.parse(text));
  } catch (cause) {
    logFailure('/remotes.json could not be read', cause);
    return undefined;
  }
}
