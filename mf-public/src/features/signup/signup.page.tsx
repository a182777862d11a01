import { useT } from '@vidyapath/client/screens/use-t';
import { AccountPanel } from '../../components/account-panel';
import { AccountSwitch } from '../../components/account-switch';
import { ChosenPlan } from '../../components/chosen-plan';
import { SocialButtons } from '../../components/social-buttons';
import { useAccountLinks } from '../../lib/use-account-links';
import { AgreedTerms } from './components/agreed-terms';
import { SignupForm } from './components/signup-form';

export function SignupPage() {
  const t = useT();
  const { plan, to, state } = useAccountLinks();
  return (
    <AccountPanel heading={t('account.signup.heading')} lead={t('account.signup.lead')}>
      <ChosenPlan plan={plan} />
      <SignupForm />
      <AgreedTerms />
      <SocialButtons />
      <AccountSwitch
        question={t('account.signup.haveAccount')}
        link={t('account.signup.toLogin')}
        to={to('/login')}
        state={state}
      />
    </AccountPanel>
  );
}
