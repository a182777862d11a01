import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';
import type { RemotesList } from '../remotes-list';
import { describeBuild } from './describe-build';
import type { RemoteOverride } from './parse-override';

/** The list with another entry for one remote; the others are released as ever. */
export function overriddenList(list: RemotesList, override: RemoteOverride, fetch: typeof window.fetch): RemotesList {
  const { id, address } = override;
  let known: RemoteFiles = { manifest: `${address}mf-manifest.json`, platform: '*', preload: [], version: 'override' };
  let reading: Promise<RemoteFiles> | undefined;
  return {
    ...list,
    async entry(asked, fresh) {
      if (asked !== id) return list.entry(asked, fresh);
      if (fresh || !reading) reading = describeBuild(override, fetch);
      known = await reading;
      return known;
    },
    known: (asked) => (asked === id ? known : list.known(asked)),
  };
}
