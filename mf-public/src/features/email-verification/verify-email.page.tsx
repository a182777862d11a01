import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import type { LoginState } from '@vidyapath/platform-api/login-state';
import { FailedState, Skeleton } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { AccountMessage } from '../../components/account-message';
import { AccountPanel } from '../../components/account-panel';
import { useVerification } from './api/use-verification';
import { NewLink } from './components/new-link';

/** Only signed-in users can request another link, so the login returns here. */
const backHere: LoginState = { next: '/verify-email' };

/** The page of the link in the welcome mail. */
export function VerifyEmailPage() {
  const t = useT();
  const [query] = useSearchParams();
  const { verification, retry } = useVerification(query.get('token') ?? '');
  const signedIn = useSession().status === 'signed-in';
  const login = { link: t('account.signup.toLogin'), to: '/login' };
  const home = { link: t('account.verify.toDashboard'), to: '/dashboard' };
  return (
    <AccountPanel heading={t('account.verify.heading')} lead={t('account.verify.lead')}>
      {verification === 'pending' && <Skeleton variant="rounded" height={96} sx={{ mt: 6 }} />}
      {verification === 'done' && <AccountMessage text={t('account.verify.done')} {...(signedIn ? home : login)} />}
      {verification === 'spent' && signedIn && <NewLink />}
      {verification === 'spent' && !signedIn && (
        <AccountMessage failed text={t('account.verify.spentSignedOut')} {...login} state={backHere} />
      )}
      {verification === 'failed' && (
        <FailedState message={t('account.verify.failed')} retryLabel={t('retry')} onRetry={retry} />
      )}
    </AccountPanel>
  );
}
