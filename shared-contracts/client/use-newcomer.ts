import { useCallback } from 'react';
import type { ClientProblem } from './client-problem';
import { explains, type TwoVersions } from './last-change';
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

/** Says, of a 412, who was faster; `undefined` where that can't be told. */
export function useNewcomer(): (refusal: ClientProblem, versions: TwoVersions) => Newcomer | undefined {
  const { session } = usePlatform();
  const language = useLanguage();
  return useCallback(
    ({ lastChange }, versions) => {
      if (!lastChange?.actor || !explains(lastChange, versions)) return undefined;
      const { at, actor } = lastChange;
      return { name: actor.name, when: momentText(language, at), isSelf: actor.id === session.getSnapshot().user?.id };
    },
    [language, session],
  );
}
