import { useT } from '@vidyapath/client/screens/use-t';
import { AccountPanel } from '../../components/account-panel';
import { AccountSwitch } from '../../components/account-switch';
import { SocialButtons } from '../../components/social-buttons';
import { ChosenPlan } from '../../components/chosen-plan';
import { useAccountLinks } from '../../lib/use-account-links';
import { LoginForm } from './components/login-form';

export function LoginPage() {
  const t = useT();
  const { plan, to, state } = useAccountLinks();
  return (
    <AccountPanel heading={t('account.login.heading')} lead={t('account.login.lead')}>
      <ChosenPlan plan={plan} />
      <LoginForm />
      <SocialButtons />
      <AccountSwitch
        question={t('account.login.noAccount')}
        link={t('account.login.toSignup')}
        to={to('/signup')}
        state={state}
      />
    </AccountPanel>
  );
}
