import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { useUnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { useNavigate } from 'react-router';
import { reportFailure } from '../../lib/report-failure';
import { useAccountLinks } from '../../lib/use-account-links';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useTextForm } from '../../lib/use-text-form';
import { useRegister } from './api/use-register';
import { createSignupSchema } from './signup.schema';

const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

export function useSignupForm() {
  const t = useT();
  const language = useLanguage();
  const goTo = useNavigate();
  const links = useAccountLinks();
  const notices = useAccountNotices();
  const register = useRegister();
  const form = useTextForm({
    empty,
    createSchema: createSignupSchema,
    onInvalid: notices.invalid,
    async send({ name, email, phone, password }) {
      await register({
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
        password,
        ...(language !== 'en' && { locale: language }),
      });
      notices.success('signedUp');
      guard.release();
      form.reset();
      await goTo(links.to('/login'), { state: links.state });
    },
    onProblem(problem) {
      if (problem.status === 429) {
        notices.tooMany(problem);
        return false;
      }
      if (problem.kind === 'email-taken') {
        form.refuse({ email: t('account.notices.duplicate') });
        notices.error('duplicate');
        return true;
      }
      notices.error('failed');
      if (problem.errors.length === 0) reportFailure('Sign-up', problem);
      return false;
    },
  });
  const guard = useUnsavedGuard(form.changed);
  return { ...form, guard };
}
