import { useT } from '@vidyapath/client/screens/use-t';
import { Button, FailedState, Typography, VisuallyHidden } from '@vidyapath/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AccountCard } from '../../components/account-card';
import { AccountForm } from './account-form';
import { AccountList } from './account-list';
import { useAccountQuery } from './account.endpoints';

/** The signed-in user's account as the server has it; a form in the same place changes it. */
export function AccountDetails() {
  const t = useT();
  const { data: read, isError, refetch } = useAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const failed = isError && !read;
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  /** The focus returns to the button that opened the form. */
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  return (
    <AccountCard aria-labelledby="account-details" aria-busy={!read && !failed}>
      <Typography id="account-details" component="h2" variant="h3">
        {t('profile.details')}
      </Typography>
      {failed && <FailedState message={t('profile.failed')} retryLabel={t('retry')} onRetry={refetch} />}
      {!failed && !read && <VisuallyHidden role="status">{t('profile.loading')}</VisuallyHidden>}
      {editing && read && <AccountForm read={read} onDone={close} onCancel={close} />}
      {!failed && !editing && <AccountList account={read?.record} />}
      {!editing && read && (
        <Button ref={edit} variant="outlined" onClick={() => setEditing(true)} sx={{ mt: 4 }}>
          {t('profile.edit')}
        </Button>
      )}
    </AccountCard>
  );
}
