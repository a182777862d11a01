import { useT } from '@vidyapath/client/screens/use-t';
import { policyBody } from './components/policy-body';
import { PolicyPage } from './components/policy-page';

const bodies = {
  en: policyBody(() => import('./content/refund.en')),
  hi: policyBody(() => import('./content/refund.hi')),
};

export function RefundPolicyPage() {
  const t = useT();
  return <PolicyPage title={t('titles.refundPolicy')} bodies={bodies} />;
}
