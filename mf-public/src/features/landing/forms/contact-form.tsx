import { useT } from '@vidyapath/client/screens/use-t';
import { useUnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { LazyLeaveDialog } from '@vidyapath/remote-kit/lazy-leave-dialog';
import { FormTextField } from '../../../components/form-text-field';
import { TextForm } from '../../../components/text-form';
import { Honeypot } from './honeypot';
import { createContactSchema } from './submissions.schema';
import { useSubmissionForm } from './use-submission-form';

/** Redirects to the section of this form. */
const ownPaths = ['/contact'];
const empty = { full_name: '', email: '', mobile: '', message: '' };

export function ContactForm() {
  const t = useT();
  const form = useSubmissionForm({ kind: 'contact', empty, createSchema: createContactSchema });
  const { field, changed } = form;
  const guard = useUnsavedGuard(changed, ownPaths);
  return (
    <TextForm form={form} button={t('landing.contact.send')} aria-label={t('landing.contact.form')}>
      <FormTextField field={field('full_name')} label={t('landing.contact.fullName')} kind="name" />
      <FormTextField field={field('email')} label={t('landing.contact.email')} kind="email" />
      <FormTextField field={field('mobile')} label={t('landing.contact.mobile')} kind="phone" />
      <FormTextField field={field('message')} label={t('landing.contact.message')} kind="message" />
      <Honeypot />
      <LazyLeaveDialog guard={guard} changed={changed} />
    </TextForm>
  );
}
