import { useT } from '@vidyapath/client/use-t';
import { Stack } from '@vidyapath/ui';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { LeaveQuestion } from '../../../components/leave-question';
import { useSignupForm } from '../use-signup-form';

export function SignupForm() {
  const t = useT();
  const { form, submit, field, busy, changed, failure, guard } = useSignupForm();
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2} sx={{ mt: 6 }}>
      <FormTextField field={field('name')} label={t('account.signup.name')} autoComplete="name" />
      <FormTextField
        field={field('email')}
        label={t('account.signup.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormTextField
        field={field('phone')}
        label={t('account.signup.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormTextField
        field={field('password')}
        label={t('account.signup.password')}
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
      <BusyButton busy={busy}>{t('account.signup.submit')}</BusyButton>
      <LeaveQuestion guard={guard} changed={changed} />
    </Stack>
  );
}
