import { useT } from '@vidyapath/client/screens/use-t';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { Honeypot } from './honeypot';
import { createNewsletterSchema } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

const empty = { email: '' };

export function NewsletterForm() {
  const t = useT();
  const form = useSubmissionForm({ kind: 'newsletter', empty, createSchema: createNewsletterSchema });
  return (
    <TextForm form={form} button={t('landing.newsletter.subscribe')} aria-label={t('landing.newsletter.title')}>
      <FormTextField field={form.field('email')} label={t('landing.newsletter.email')} kind="email" />
      <Honeypot />
    </TextForm>
  );
}
