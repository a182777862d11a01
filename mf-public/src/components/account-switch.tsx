import { Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

interface AccountSwitchProps {
  question: string;
  link: string;
  to: string;
  state: unknown;
}

/** A question with a link to another account screen. */
export function AccountSwitch({ question, link, to, state }: AccountSwitchProps) {
  return (
    <Typography sx={{ mt: 6, textAlign: 'center', color: 'text.secondary' }}>
      {question}{' '}
      <Link component={RouterLink} to={to} state={state} sx={{ display: 'inline-block', py: 2.5, fontWeight: 600 }}>
        {link}
      </Link>
    </Typography>
  );
}
