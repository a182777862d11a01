import { useT } from '@vidyapath/client/use-t';
import { Box, Stack } from '@vidyapath/ui';
import { BusyButton } from '../../../components/busy-button';
import { FailureAlert } from '../../../components/failure-alert';
import { FormTextField } from '../../../components/form-text-field';
import { Honeypot } from './honeypot';
import { createNewsletterSchema } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

const empty = { email: '' };

export function NewsletterForm() {
  const t = useT();
  const { form, submit, field, busy, failure } = useSubmissionForm({
    kind: 'newsletter',
    empty,
    createSchema: createNewsletterSchema,
  });
  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t('landing.newsletter.title')}
      spacing={2}
    >
      <FormTextField
        field={field('email')}
        label={t('landing.newsletter.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Honeypot />
      <FailureAlert text={failure} />
      <Box>
        <BusyButton busy={busy}>{t('landing.newsletter.subscribe')}</BusyButton>
      </Box>
    </Stack>
  );
}
