import { useCallback } from 'react';
import type { ClientProblem } from '../requests/client-problem';
import { explains, type TwoVersions } from '../formats/last-change';
import { momentText } from '../formats/moment-text';
import { usePlatform } from './platform-context';
import { useLanguage } from './use-t';

/** Texts of the user who stored a newer version, and of the time. */
export interface Editor {
  name: string;
  when: string;
  /** The user, in another window or on another device. */
  isSelf: boolean;
}

/** Finds the user who stored the newer version of a 412; `undefined` if unknown. */
export function useLastEditor(): (refusal: ClientProblem, versions: TwoVersions) => Editor | undefined {
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
