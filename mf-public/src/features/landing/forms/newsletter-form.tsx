import { useT } from '@vidyapath/client/screens/use-t';
import { VisitorField } from '../../../components/visitor-field';
import { VisitorForm } from '../../../components/visitor-form';
import { Honeypot } from './honeypot';
import { newsletterRules } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

const empty = { email: '' };

export function NewsletterForm() {
  const t = useT();
  const form = useSubmissionForm({ kind: 'newsletter', initial: empty, rules: newsletterRules });
  return (
    <VisitorForm form={form} button={t('landing.newsletter.subscribe')} aria-label={t('landing.newsletter.title')}>
      <VisitorField name="email" label={t('landing.newsletter.email')} kind="email" />
      <Honeypot />
    </VisitorForm>
  );
}
