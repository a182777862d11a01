import { useT } from '@vidyapath/client/use-t';
import { PolicyPage } from './components/policy-page';

const texts = { en: () => import('./content/terms.en') };

export function TermsPage() {
  const t = useT();
  return <PolicyPage title={t('titles.terms')} texts={texts} />;
}
