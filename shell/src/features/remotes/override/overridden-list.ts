import type { DescribedSlice } from '@vidyapath/platform-api/routes';
import { parseDescription } from '@vidyapath/platform-api/slice-description';
import type { RemoteRelease } from '@vidyapath/platform-api/remotes-manifest';
import type { RemotesList } from '../remotes-list';
import { describeBuild } from './describe-build';
import type { RemoteOverride } from './parse-override';

/** The list with another entry for one remote; the other entries are unchanged. */
export function overriddenList(list: RemotesList, override: RemoteOverride, fetch: typeof window.fetch): RemotesList {
  const { id, address } = override;
  let known: RemoteRelease = {
    manifest: `${address}mf-manifest.json`,
    platform: '*',
    preload: [],
    version: 'override',
    ...parseDescription(list.described().find(([slice]) => slice === id)?.[1]),
  };
  let described: readonly DescribedSlice[] = [];
  let describedOf: unknown[] = [];
  let reading: Promise<RemoteRelease> | undefined;
  return {
    ...list,
    async entry(remote, fresh) {
      if (remote !== id) return list.entry(remote, fresh);
      if (fresh || !reading) reading = describeBuild(override, fetch);
      known = await reading;
      return known;
    },
    // The routes of the replacing build are known before the first of them is visited.
    async ready() {
      reading = describeBuild(override, fetch);
      await Promise.all([
        list.ready(),
        reading
          .then((files) => {
            known = files;
          })
          .catch(() => undefined),
      ]);
    },
    described() {
      const others = list.described();
      if (describedOf[0] !== others || describedOf[1] !== known) {
        describedOf = [others, known];
        described = [...others.filter(([slice]) => slice !== id), [id, known]];
      }
      return described;
    },
    known: (remote) => (remote === id ? known : list.known(remote)),
  };
}
