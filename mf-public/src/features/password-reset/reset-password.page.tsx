import { useT } from '@vidyapath/client/screens/use-t';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountMessage } from '../../components/account-message';
import { AccountPanel } from '../../components/account-panel';
import { ResetForm } from './components/reset-form';

/** The page of the mailed link. */
export function ResetPasswordPage() {
  const t = useT();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [linkEnded, setLinkEnded] = useState(token === '');
  return (
    <AccountPanel heading={t('account.reset.heading')} lead={t('account.reset.lead')}>
      {linkEnded ? (
        <AccountMessage failed text={t('account.reset.spent')} link={t('account.reset.again')} to="/forgot-password" />
      ) : (
        <ResetForm token={token} onLinkEnded={() => setLinkEnded(true)} />
      )}
    </AccountPanel>
  );
}
