import { minutesToWait } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { Button, Typography } from '@vidyapath/ui';
import { type LinkAgain, useLinkAgain } from './use-link-again';

function failureText(t: Translate, state: LinkAgain): string {
  if (typeof state === 'string') return '';
  if (state.status === 429) return t('profile.linkTooMany', { count: minutesToWait(state) });
  return t(state.status === 0 ? 'password.offline' : 'profile.linkFailed');
}

/** Below an address that is not confirmed yet. */
export function EmailConfirmation() {
  const t = useT();
  const [state, send] = useLinkAgain();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('profile.unconfirmed')}
      </Typography>
      {state !== 'sent' && (
        <Button
          size="small"
          variant="outlined"
          aria-busy={state === 'busy'}
          aria-disabled={state === 'busy'}
          onClick={send}
          sx={{ mt: 2 }}
        >
          {t('profile.sendLink')}
        </Button>
      )}
      <Typography variant="body2" role="status">
        {state === 'sent' && t('profile.linkSent')}
      </Typography>
      <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
        {failureText(t, state)}
      </Typography>
    </>
  );
}
