import { useT } from '@vidyapath/client/use-t';
import { FailedState, Skeleton, styled, Typography, VisuallyHidden } from '@vidyapath/ui';
import { AccountCard } from '../account-card';
import { EmailConfirmation } from './email-confirmation';
import { useAccount } from './use-account';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '16px 0 0',
  '& dt': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

const rows = ['name', 'email', 'phone', 'role'] as const;

/** Who is signed in, as the server knows them. */
export function AccountDetails() {
  const t = useT();
  const { account, failed, retry } = useAccount();
  return (
    <AccountCard aria-labelledby="account-details" aria-busy={!account && !failed}>
      <Typography id="account-details" component="h2" variant="h3">
        {t('profile.details')}
      </Typography>
      {failed ? (
        <FailedState message={t('profile.failed')} retryLabel={t('retry')} onRetry={retry} />
      ) : (
        <>
          {!account && <VisuallyHidden role="status">{t('profile.loading')}</VisuallyHidden>}
          <List>
            {rows.map((row) => (
              <div key={row}>
                <dt>{t(`profile.${row}`)}</dt>
                <dd>
                  {account ? row === 'role' ? t(`roles.${account.role}`) : account[row] : <Skeleton width="60%" />}
                  {row === 'email' && account?.email_verified === false && <EmailConfirmation />}
                </dd>
              </div>
            ))}
          </List>
        </>
      )}
    </AccountCard>
  );
}
