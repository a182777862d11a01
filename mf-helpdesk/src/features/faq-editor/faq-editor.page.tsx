import { useT } from '@vidyapath/client/use-t';
import { Page } from '@vidyapath/remote-kit/page';

/** What staff writes for the FAQ. */
export function FaqEditorPage() {
  const t = useT();
  return <Page title={t('faqEntries.title')}>{null}</Page>;
}
