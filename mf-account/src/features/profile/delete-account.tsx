import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { AccountCard } from '../../components/account-card';
import { SubmitButton } from '../../components/submit-button';
import { useDeleteAccount } from './use-delete-account';

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const t = useT();
  const { user } = useSession();
  const { password, setPassword, failure, busy, submit } = useDeleteAccount();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ mt: 4 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('erasure.confirm', { name: user?.name ?? '', email: user?.email ?? '' })}
      </Typography>
      <TextField
        id="erasure-password"
        name="password"
        type="password"
        label={t('erasure.password')}
        autoComplete="current-password"
        fullWidth
        value={password}
        inputRef={input}
        error={failure !== undefined}
        helperText={failure ?? ' '}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ htmlInput: { 'aria-required': true }, formHelperText: { 'aria-live': 'polite' } }}
      />
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <SubmitButton busy={busy} color="error">
          {t('erasure.submit')}
        </SubmitButton>
        <Button type="button" variant="outlined" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Asks for the password and shows the account's name before anything is deleted. */
export function DeleteAccount() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <AccountCard aria-labelledby="erasure">
      <Typography id="erasure" component="h2" variant="h3">
        {t('erasure.title')}
      </Typography>
      <Typography sx={{ mt: 2 }}>{t('erasure.lead')}</Typography>
      {open ? (
        <DeleteForm onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 4 }}>
          {t('erasure.open')}
        </Button>
      )}
    </AccountCard>
  );
}
