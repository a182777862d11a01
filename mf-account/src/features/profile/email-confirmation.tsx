import { asProblem, type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { Button, Typography } from '@vidyapath/ui';
import { useSendLinkMutation } from './account.endpoints';

function failureText(t: Translate, problem: ClientProblem): string {
  if (problem.status === 429) return t('profile.linkTooMany', { count: minutesToWait(problem) });
  return t(problem.status === 0 ? 'password.offline' : 'profile.linkFailed');
}

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
        {error && failureText(t, asProblem(error))}
      </Typography>
    </>
  );
}
