import { useSession } from '@vidyapath/client/use-session';
import { useT } from '@vidyapath/client/use-t';
import { FailedState, Skeleton } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { AccountMessage } from '../../components/account-message';
import { AccountPanel } from '../../components/account-panel';
import { useVerification } from './api/use-verification';

/** Where the link of the welcome mail leads. */
export function VerifyEmailPage() {
  const t = useT();
  const [query] = useSearchParams();
  const { verification, retry } = useVerification(query.get('token') ?? '');
  const signedIn = useSession().status === 'signed-in';
  const wayOn = signedIn ? { link: t('account.verify.toDashboard'), to: '/dashboard' } : { link: t('account.signup.toLogin'), to: '/login' };
  return (
    <AccountPanel heading={t('account.verify.heading')} lead={t('account.verify.lead')}>
      {verification === 'pending' && <Skeleton variant="rounded" height={96} sx={{ mt: 6 }} />}
      {verification === 'done' && <AccountMessage text={t('account.verify.done')} {...wayOn} />}
      {verification === 'spent' && <AccountMessage failed text={t('account.verify.spent')} {...wayOn} />}
      {verification === 'failed' && <FailedState message={t('account.verify.failed')} retryLabel={t('retry')} onRetry={retry} />}
    </AccountPanel>
  );
}
