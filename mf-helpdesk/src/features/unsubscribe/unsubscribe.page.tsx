import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ChosenKind } from '@vidyapath/http/notification-kinds';
import { Page } from '@vidyapath/remote-kit/page';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { Button, Container, Paper, Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { kindOfToken } from './kind-of-token';
import { useUnsubscribeMutation } from './unsubscribe.endpoints';

/** The page of the link at the end of a mail: mail servers open links too, so only its button ends the mails. */
export function UnsubscribePage() {
  const t = useT();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const kind = kindOfToken(token);
  const [end, { data, error, isLoading }] = useUnsubscribeMutation();
  const nameOf = (type: ChosenKind) => t(`unsubscribe.kinds.${type}`);
  const problem = error && asProblem(error);
  const content = () => {
    if (data && kind)
      return (
        <Alert severity="success">
          {t('unsubscribe.ended', { kind: nameOf(kind) })} {t('unsubscribe.again')}
        </Alert>
      );
    if (!kind || problem?.status === 400)
      return (
        <Alert severity="error">
          {t('unsubscribe.wrong')}. {t('unsubscribe.wrongText')}
        </Alert>
      );
    return (
      <>
        <Typography component="h2" variant="h5">
          {t('unsubscribe.ask', { kind: nameOf(kind) })}
        </Typography>
        <Typography>{t('unsubscribe.askText')}</Typography>
        {problem && (
          <Alert severity="error">
            {t('unsubscribe.failed')} {problemText(t, problem)}
          </Alert>
        )}
        <Button variant="contained" loading={isLoading} onClick={() => void end(token)}>
          {t('unsubscribe.submit')}
        </Button>
      </>
    );
  };
  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0, maxWidth: 720 }}>
      <Page title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
        <Stack component={Paper} spacing={4} sx={{ p: 4, alignItems: 'flex-start' }}>
          {content()}
          <Button component={RouterLink} to="/account/settings">
            {t('unsubscribe.settings')}
          </Button>
        </Stack>
      </Page>
    </Container>
  );
}
