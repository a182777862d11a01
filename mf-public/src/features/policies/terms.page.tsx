import { useT } from '@vidyapath/client/screens/use-t';
import { PolicyPage } from './components/policy-page';

const texts = { en: () => import('./content/terms.en'), hi: () => import('./content/terms.hi') };

export function TermsPage() {
  const t = useT();
  return <PolicyPage title={t('titles.terms')} texts={texts} />;
}
