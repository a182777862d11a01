import { useT } from '@vidyapath/client/screens/use-t';
import { policyBody } from './components/policy-body';
import { PolicyPage } from './components/policy-page';

const bodies = {
  en: policyBody(() => import('./content/terms.en')),
  hi: policyBody(() => import('./content/terms.hi')),
};

export function TermsPage() {
  const t = useT();
  return <PolicyPage title={t('titles.terms')} bodies={bodies} />;
}
