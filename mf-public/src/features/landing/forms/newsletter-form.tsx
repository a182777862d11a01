import { useT } from '@vidyapath/client/use-t';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { Honeypot } from './honeypot';
import { createNewsletterSchema } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

const empty = { email: '' };

export function NewsletterForm() {
  const t = useT();
  const state = useSubmissionForm({ kind: 'newsletter', empty, createSchema: createNewsletterSchema });
  return (
    <TextForm state={state} button={t('landing.newsletter.subscribe')} aria-label={t('landing.newsletter.title')}>
      <FormTextField field={state.field('email')} label={t('landing.newsletter.email')} kind="email" />
      <Honeypot />
    </TextForm>
  );
}
