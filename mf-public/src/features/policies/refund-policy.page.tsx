import { useT } from '@vidyapath/client/screens/use-t';
import { PolicyPage } from './components/policy-page';

const texts = { en: () => import('./content/refund.en'), hi: () => import('./content/refund.hi') };

export function RefundPolicyPage() {
  const t = useT();
  return <PolicyPage title={t('titles.refundPolicy')} texts={texts} />;
}
