import { useT } from '@vidyapath/client/screens/use-t';
import { useState } from 'react';
import { AccountMessage } from '../../components/account-message';
import { AccountPanel } from '../../components/account-panel';
import { AccountSwitch } from '../../components/account-switch';
import { useAccountLinks } from '../../lib/use-account-links';
import { ForgotForm } from './components/forgot-form';

export function ForgotPasswordPage() {
  const t = useT();
  const { to, state } = useAccountLinks();
  const [sent, setSent] = useState(false);
  return (
    <AccountPanel heading={t('account.forgot.heading')} lead={t('account.forgot.lead')}>
      {sent ? (
        <AccountMessage
          text={t('account.forgot.sent')}
          link={t('account.signup.toLogin')}
          to={to('/login')}
          state={state}
        />
      ) : (
        <>
          <ForgotForm onSent={() => setSent(true)} />
          <AccountSwitch
            question={t('account.forgot.remembered')}
            link={t('account.signup.toLogin')}
            to={to('/login')}
            state={state}
          />
        </>
      )}
    </AccountPanel>
  );
}
