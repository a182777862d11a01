import { useT } from '@vidyapath/client/use-t';
import { Stack } from '@vidyapath/ui';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { useResetForm } from '../use-reset-form';

interface ResetFormProps {
  token: string;
  onSpent: () => void;
}

export function ResetForm({ token, onSpent }: ResetFormProps) {
  const t = useT();
  const { form, submit, field, busy, failure } = useResetForm(token, onSpent);
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2} sx={{ mt: 6 }}>
      <FormTextField
        field={field('password')}
        label={t('account.reset.password')}
        type="password"
        autoComplete="new-password"
      />
      <FormTextField
        field={field('confirmPassword')}
        label={t('account.signup.confirmPassword')}
        type="password"
        autoComplete="new-password"
      />
      <FailureAlert text={failure} />
      <BusyButton busy={busy}>{t('account.reset.submit')}</BusyButton>
    </Stack>
  );
}
