import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { usePlatform } from './platform-context';
import { useCopy } from './use-copy';

/** Opens the browser's dialog to share an address, or copies it where there is none, with the words of {@link useCopy}. */
export function useShare(words: MessageGroup<'notCopied'>): (name: string, address: string) => void {
  const { appName } = usePlatform().config;
  const copy = useCopy(words);
  return (name, address) => {
    if (!('share' in navigator)) return copy(address);
    // Who closes the browser's dialog shares nothing.
    void navigator.share({ title: `${name} · ${appName}`, url: address }).catch(() => undefined);
  };
}
