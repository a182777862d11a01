import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { Words } from '@vidyapath/platform-api/slice-description';
import { useSyncExternalStore } from 'react';

/** Picks the reader's language from a slice's texts. */
export function useWords(): (words: Words) => string {
  const { i18n } = usePlatform();
  const language = useSyncExternalStore(i18n.subscribe, i18n.getLanguage);
  return (words) => words[language];
}
