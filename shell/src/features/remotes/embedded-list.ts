import { parseRemotesManifest, type ReadManifest } from '@vidyapath/platform-api/remotes-manifest';
import { logFailure } from '../../lib/log';

/** The list of remotes that is embedded in the page. If it is missing or broken, the list is fetched. */
export function embeddedList(page: Document = document): ReadManifest | undefined {
  const text = page.getElementById('remotes')?.textContent;
  if (!text) return undefined;
  try {
    return parseRemotesManifest(JSON.parse(text));
  } catch (cause) {
    logFailure('/remotes.json could not be read', cause);
    return undefined;
  }
}
