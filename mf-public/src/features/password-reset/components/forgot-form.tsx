import { useT } from '@vidyapath/client/use-t';
import { Stack } from '@vidyapath/ui';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { useForgotForm } from '../use-forgot-form';

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const t = useT();
  const { form, submit, field, busy, failure } = useForgotForm(onSent);
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2} sx={{ mt: 6 }}>
      <FormTextField
        field={field('email')}
        label={t('account.login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FailureAlert text={failure} />
      <BusyButton busy={busy}>{t('account.forgot.submit')}</BusyButton>
    </Stack>
  );
}
