import { useLanguage } from '@vidyapath/client/screens/use-t';
import { useNavigate } from 'react-router';
import { logFailure } from '../../lib/log-failure';
import { useAccountLinks } from '../../lib/use-account-links';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useVisitorForm } from '../../lib/use-visitor-form';
import { useRegister } from './api/use-register';
import { signupRules } from './signup.schema';

const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

export function useSignupForm() {
  const language = useLanguage();
  const goTo = useNavigate();
  const links = useAccountLinks();
  const notices = useAccountNotices();
  const register = useRegister();
  const form = useVisitorForm<typeof empty>({
    initial: empty,
    rules: signupRules,
    guarded: true,
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
      form.release();
      form.formik.resetForm();
      await goTo(links.to('/login'), { state: links.state });
    },
    onProblem(problem) {
      if (problem.status === 429) {
        notices.tooMany(problem);
        return problem;
      }
      if (problem.kind === 'email-taken') {
        notices.error('duplicate');
        return { ...problem, errors: [{ field: 'email', detail: problem.detail }] };
      }
      notices.error('failed');
      if (problem.errors.length === 0) logFailure('Sign-up', problem);
      return problem;
    },
    refusal: ({ kind }) => (kind === 'email-taken' ? { key: 'account.notices.duplicate' } : undefined),
  });
  return form;
}
