import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { usePlatform } from './platform-context';
import { useT } from './use-t';

/** Copies a text and shows whether it worked, with the `title`, `copied` and `notCopied` of these words. */
export function useCopy(words: MessageGroup<'notCopied'>): (text: string) => void {
  const t = useT();
  const { notify } = usePlatform();
  const show = (variant: 'success' | 'error', message: 'copied' | 'notCopied') =>
    notify({ variant, title: t(`${words}.title`), message: t(`${words}.${message}`) });
  // A browser without a clipboard fails here, too.
  const write = async (text: string) => navigator.clipboard.writeText(text);
  return (text) =>
    void write(text).then(
      () => show('success', 'copied'),
      () => show('error', 'notCopied'),
    );
}
