import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Person } from '@vidyapath/http/auth-people';
import { Button } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useState } from 'react';
import { useEndSessionsMutation } from '../api/people.endpoints';

/** Signs a person out everywhere, after a question. */
export function EndSessions({ person: { id, name } }: { person: Person }) {
  const t = useT();
  const notices = useNotices();
  const [asking, setAsking] = useState(false);
  const [endSessions, { isLoading, error, reset }] = useEndSessionsMutation();
  const open = () => {
    reset();
    setAsking(true);
  };
  const confirm = async () => {
    if ((await endSessions(id)).error !== undefined) {
      notices.failure('person.sessions.failed');
      return;
    }
    setAsking(false);
    notices.success('person.sessions.done');
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {t('person.sessions.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('person.sessions.title')}
        question={t('person.sessions.question')}
        subject={name}
        labels={{ confirm: t('person.sessions.confirm'), cancel: t('form.cancel') }}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {error && <Alert severity="error">{problemText(t, asProblem(error))}</Alert>}
      </ConfirmDialog>
    </>
  );
}
