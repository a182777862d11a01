import { useT } from '@vidyapath/client/use-t';
import { AccountPanel } from '../../components/account-panel';
import { AccountSwitch } from '../../components/account-switch';
import { SocialButtons } from '../../components/social-buttons';
import { ChosenPlan } from './components/chosen-plan';
import { SignupForm } from './components/signup-form';

export function SignupPage() {
  const t = useT();
  return (
    <AccountPanel heading={t('account.signup.heading')} lead={t('account.signup.lead')}>
      <ChosenPlan />
      <SignupForm />
      <SocialButtons />
      <AccountSwitch question={t('account.signup.haveAccount')} link={t('account.signup.toLogin')} to="/login" />
    </AccountPanel>
  );
}
