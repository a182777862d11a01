import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Typography } from '@vidyapath/ui';
import { useSendLinkMutation } from './account.endpoints';

/** Below an address that is not confirmed yet. */
export function EmailConfirmation() {
  const t = useT();
  const [send, { isLoading, isSuccess, error }] = useSendLinkMutation();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('profile.unconfirmed')}
      </Typography>
      {!isSuccess && (
        <Button
          size="small"
          variant="outlined"
          aria-busy={isLoading}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void send()}
          sx={{ mt: 2 }}
        >
          {t('profile.sendLink')}
        </Button>
      )}
      <Typography variant="body2" role="status">
        {isSuccess && t('profile.linkSent')}
      </Typography>
      <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
        {error && problemText(t, asProblem(error), { messagePrefix: 'profile.link' })}
      </Typography>
    </>
  );
}
