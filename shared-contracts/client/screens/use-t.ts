import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import { useSyncExternalStore } from 'react';
import { usePlatform, useSliceId } from './platform-context';

/** Translator of the surrounding slice; renders again when the language changes. */
export function useT(): Translate {
  const { i18n } = usePlatform();
  const slice = useSliceId();
  return useSyncExternalStore(i18n.subscribe, () => i18n.translator(slice));
}

export function useLanguage(): Language {
  const { i18n } = usePlatform();
  return useSyncExternalStore(i18n.subscribe, i18n.getLanguage);
}
