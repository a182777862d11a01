import { useT } from '@vidyapath/client/screens/use-t';
import { VisitorField } from '../../../components/visitor-field';
import { VisitorForm } from '../../../components/visitor-form';
import { Honeypot } from './honeypot';
import { contactRules } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

/** Redirects to the section of this form. */
const ownPaths = ['/contact'];
const empty = { full_name: '', email: '', mobile: '', message: '' };

export function ContactForm() {
  const t = useT();
  const form = useSubmissionForm({ kind: 'contact', initial: empty, rules: contactRules, guarded: true, ownPaths });
  return (
    <VisitorForm form={form} button={t('landing.contact.send')} aria-label={t('landing.contact.form')}>
      <VisitorField name="full_name" label={t('landing.contact.fullName')} kind="name" />
      <VisitorField name="email" label={t('landing.contact.email')} kind="email" />
      <VisitorField name="mobile" label={t('landing.contact.mobile')} kind="phone" />
      <VisitorField name="message" label={t('landing.contact.message')} kind="message" />
      <Honeypot />
    </VisitorForm>
  );
}
