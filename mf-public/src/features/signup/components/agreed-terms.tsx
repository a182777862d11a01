import { useT } from '@vidyapath/client/screens/use-t';
import { Link, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

const policies = [
  { key: 'terms', to: '/TermsAndConditions' },
  { key: 'refundPolicy', to: '/RefundPolicy' },
] as const;

/** Links to the terms that a new user agrees to; they open in another tab, so that the form stays. */
export function AgreedTerms() {
  const t = useT();
  return (
    <Stack sx={{ mt: 4, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('account.signup.agree')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', columnGap: 5 }}>
        {policies.map(({ key, to }) => (
          <Link key={key} component={RouterLink} to={to} target="_blank" variant="body2" sx={{ py: 2.5 }}>
            {t(`account.signup.${key}`)}
          </Link>
        ))}
      </Stack>
    </Stack>
  );
}
