import { Button, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

interface AccountMessageProps {
  /** A failure interrupts a screen reader. */
  failed?: boolean;
  text: string;
  link: string;
  to: string;
  state?: unknown;
}

/** Shown instead of a form that is done or can't be used, with a link to the next page. */
export function AccountMessage({ failed = false, text, link, to, state }: AccountMessageProps) {
  return (
    <>
      <Typography role={failed ? 'alert' : 'status'} sx={{ mt: 6, textAlign: 'center' }}>
        {text}
      </Typography>
      <Button
        component={RouterLink}
        to={to}
        state={state}
        variant="contained"
        size="large"
        fullWidth
        sx={{ mt: 6, minHeight: 48 }}
      >
        {link}
      </Button>
    </>
  );
}
