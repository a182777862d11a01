import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';

/** Copies a text and says whether it worked. */
export function useCopy(): (text: string) => void {
  const t = useT();
  const { notify } = usePlatform();
  const tell = (variant: 'success' | 'error', message: string) =>
    notify({ variant, title: t('certificate.title'), message: t(message) });
  const write = async (text: string) => navigator.clipboard.writeText(text);
  return (text) =>
    void write(text).then(
      () => tell('success', 'certificate.copied'),
      () => tell('error', 'certificate.notCopied'),
    );
}
