import type { MessageLoaders } from '@vidyapath/platform-api/i18n';
import type { ComponentType } from 'react';
import { logFailure } from '../../../lib/log';
import type { RemotesList } from '../remotes-list';
import type { RemoteOverride } from './parse-override';

/** A developer's build that replaces a remote in this tab. */
export interface ActiveOverride extends RemoteOverride {
  messages: MessageLoaders;
  Banner: ComponentType<{ override: ActiveOverride }>;
  over: (list: RemotesList) => RemotesList;
  /** Reloads the page, with the deployed remote. */
  end: () => void;
}

/** Origins in the page's `remote-overrides`; missing if the platform allows none. */
const allowedOrigins = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="remote-overrides"]')?.content.split(' ').filter(Boolean) ?? [];

/** The code is fetched only if the platform allows overrides. */
export async function activeOverride(fetch: typeof window.fetch): Promise<ActiveOverride | undefined> {
  const allowed = allowedOrigins();
  if (allowed.length === 0) return undefined;
  try {
    const { openOverride } = await import(/* webpackChunkName: 'lazy-override' */ './open-override');
    return openOverride(allowed, fetch);
  } catch (cause) {
    logFailure('No remote is overridden', cause);
    return undefined;
  }
}
