import { useCallback } from 'react';
import { lastChange, type TwoVersions } from './last-change';
import { momentText } from './moment-text';
import { usePlatform } from './platform-context';
import { useLanguage } from './use-t';

/** Who stored a newer version, and when, as it is said. */
export interface Newcomer {
  name: string;
  when: string;
  /** The user, in another window or on another device. */
  isSelf: boolean;
}

/** Finds out, after a 412, who was faster; `undefined` where that can't be told. */
export function useNewcomer(): (versions: TwoVersions) => Promise<Newcomer | undefined> {
  const { http, session } = usePlatform();
  const language = useLanguage();
  return useCallback(
    async (versions) => {
      const entry = await lastChange(http.fetch, versions);
      if (!entry?.actor_name) return undefined;
      const isSelf = entry.actor_id === session.getSnapshot().user?.id;
      return { name: entry.actor_name, when: momentText(language, entry.at), isSelf };
    },
    [http, language, session],
  );
}
