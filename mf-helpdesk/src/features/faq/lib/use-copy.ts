import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';

/** Copies the address of a question and says whether it worked. */
export function useCopy(): (address: string) => void {
  const t = useT();
  const { notify } = usePlatform();
  const tell = (variant: 'success' | 'error', message: string) =>
    notify({ variant, title: t('faq.title'), message: t(message) });
  const write = async (text: string) => navigator.clipboard.writeText(text);
  return (address) =>
    void write(address).then(
      () => tell('success', 'faq.copied'),
      () => tell('error', 'faq.notCopied'),
    );
}
