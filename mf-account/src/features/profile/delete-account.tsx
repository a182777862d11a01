import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Form } from '@vidyapath/remote-kit/form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { useEffect, useState } from 'react';
import { AccountCard } from '../../components/account-card';
import { SubmitButton } from '../../components/submit-button';
import { useDeleteAccount } from './use-delete-account';

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const t = useT();
  const { user } = useSession();
  const form = useDeleteAccount();
  const { element, formik } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  return (
    <Form form={form} spacing={2} sx={{ mt: 4 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('erasure.confirm', { name: user?.name ?? '', email: user?.email ?? '' })}
      </Typography>
      <FormTextField
        name="password"
        type="password"
        label={t('erasure.password')}
        autoComplete="current-password"
        unmarked
      />
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <SubmitButton busy={formik.isSubmitting} color="error">
          {t('erasure.submit')}
        </SubmitButton>
        <Button type="button" variant="outlined" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Form>
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
