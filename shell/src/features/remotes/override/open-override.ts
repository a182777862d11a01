import { tabValues } from '../../../lib/kept-values';
import type { RemotesList } from '../remotes-list';
import { keptOverride, overrideKey } from './kept-override';
import { overriddenList } from './overridden-list';
import { OverrideBanner } from './override-banner';
import type { ActiveOverride } from './active-override';
import { overrideMessages } from './override-messages';

/** Also adds the banner, so that no developer's build runs without one. */
export function openOverride(allowed: readonly string[], fetch: typeof window.fetch): ActiveOverride | undefined {
  const override = keptOverride(allowed, tabValues);
  if (!override) return undefined;
  return {
    ...override,
    messages: overrideMessages,
    Banner: OverrideBanner,
    over: (list: RemotesList) => overriddenList(list, override, fetch),
    end() {
      tabValues.removeItem(overrideKey);
      window.location.reload();
    },
  };
}
