import { useT } from '@vidyapath/client/screens/use-t';
import type { Account } from '@vidyapath/http/auth';
import { Skeleton, styled } from '@vidyapath/ui';
import { languageChoices } from '../../components/choices';
import { EmailConfirmation } from './email-confirmation';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '16px 0 0',
  '& dt': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

const rows = ['name', 'email', 'phone', 'role', 'language'] as const;
type Row = (typeof rows)[number];

/** Shows placeholders while there is no `account`. */
export function AccountList({ account }: { account: Account | undefined }) {
  const t = useT();
  const textOf = (shown: Account, row: Row): string => {
    if (row === 'role') return t(`roles.${shown.role}`);
    if (row !== 'language') return shown[row];
    return languageChoices.find(({ value }) => value === shown.language)?.label ?? t('profile.noLanguage');
  };
  return (
    <List>
      {rows.map((row) => (
        <div key={row}>
          <dt>{t(`profile.${row}`)}</dt>
          <dd>
            {account ? textOf(account, row) : <Skeleton width="60%" />}
            {row === 'email' && account?.email_verified === false && <EmailConfirmation />}
          </dd>
        </div>
      ))}
    </List>
  );
}
