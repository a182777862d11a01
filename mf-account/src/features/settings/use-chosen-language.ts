import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import type { Language } from '@vidyapath/platform-api/i18n';
import { useState } from 'react';

/** The chosen language, at once; its messages may still be loading. If they can't be loaded, it falls back. */
export function useChosenLanguage() {
  const { i18n } = usePlatform();
  const spoken = useLanguage();
  const [wanted, setWanted] = useState<Language>();
  const choose = (next: Language) => {
    setWanted(next);
    void i18n.setLanguage(next).finally(() => setWanted(undefined));
  };
  return { language: wanted ?? spoken, choose };
}
