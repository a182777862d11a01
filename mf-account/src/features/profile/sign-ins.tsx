import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Button, FailedState, Typography, VisuallyHidden } from '@vidyapath/ui';
import { AccountCard } from '../../components/account-card';
import { SignInList } from './sign-in-list';
import { type SignIns as Answers, useSignIns } from './use-sign-ins';

function Lists({ sessions, logins }: Answers) {
  const t = useT();
  const language = useLanguage();
  const timeOf = (at: string) => momentText(language, at);
  const titleOf = (outcome: string, count: number) => t(`outcomes.${outcome}`) + (count > 1 ? ` × ${count}` : '');
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 4 }}>
        {t('signIns.open')}
      </Typography>
      <SignInList
        label={t('signIns.open')}
        entries={sessions.map(({ session_id: id, current, started_at, ...place }) => ({
          id,
          title: t(current ? 'signIns.current' : 'signIns.other'),
          time: timeOf(started_at),
          ...place,
        }))}
      />
      <Typography component="h3" variant="h4" sx={{ mt: 4 }}>
        {t('signIns.recent')}
      </Typography>
      <SignInList
        label={t('signIns.recent')}
        entries={logins.map(({ login_id, outcome, count, last_at, ...place }) => ({
          id: String(login_id),
          title: titleOf(outcome, count),
          time: timeOf(last_at),
          ...place,
        }))}
      />
    </>
  );
}

/** The account's sessions and login attempts; the other sessions can be ended. */
export function SignIns() {
  const t = useT();
  const { state, ending, read, end } = useSignIns();
  const busy = ending === 'busy';
  return (
    <AccountCard aria-labelledby="sign-ins" aria-busy={state === 'loading'}>
      <Typography id="sign-ins" component="h2" variant="h3">
        {t('signIns.title')}
      </Typography>
      <Typography sx={{ mt: 2 }}>{t('signIns.lead')}</Typography>
      {state === 'offered' && (
        <Button variant="outlined" onClick={read} sx={{ mt: 4 }}>
          {t('signIns.show')}
        </Button>
      )}
      {state === 'loading' && <VisuallyHidden role="status">{t('signIns.loading')}</VisuallyHidden>}
      {state === 'failed' && <FailedState message={t('signIns.failed')} retryLabel={t('retry')} onRetry={read} />}
      {typeof state === 'object' && (
        <>
          <Lists {...state} />
          <Button variant="outlined" aria-busy={busy} aria-disabled={busy} onClick={end} sx={{ mt: 4 }}>
            {t('signIns.endOthers')}
          </Button>
        </>
      )}
      <Typography role="status">{ending === 'done' && t('signIns.ended')}</Typography>
      {ending === 'failed' && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {t('signIns.notEnded')}
        </Typography>
      )}
    </AccountCard>
  );
}
