import { useT } from '@vidyapath/client/use-t';
import { useUnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { Stack } from '@vidyapath/ui';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { LeaveQuestion } from '../../../components/leave-question';
import { Honeypot } from './honeypot';
import { createContactSchema } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

/** Leads to the section that the form stands in. */
const ownPaths = ['/contact'];
const empty = { full_name: '', email: '', mobile: '', message: '' };

export function ContactForm() {
  const t = useT();
  const { form, submit, field, busy, changed, failure } = useSubmissionForm({
    kind: 'contact',
    empty,
    createSchema: createContactSchema,
  });
  const guard = useUnsavedGuard(changed, ownPaths);
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} aria-label={t('landing.contact.form')} spacing={2}>
      <FormTextField field={field('full_name')} label={t('landing.contact.fullName')} autoComplete="name" />
      <FormTextField
        field={field('email')}
        label={t('landing.contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormTextField
        field={field('mobile')}
        label={t('landing.contact.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormTextField
        field={field('message')}
        label={t('landing.contact.message')}
        multiline
        minRows={4}
        maxRows={12}
        autoComplete="off"
      />
      <Honeypot />
      <FailureAlert text={failure} />
      <BusyButton busy={busy}>{t('landing.contact.send')}</BusyButton>
      <LeaveQuestion guard={guard} changed={changed} />
    </Stack>
  );
}
