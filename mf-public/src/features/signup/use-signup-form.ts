import { type ClientProblem, asProblem } from '@vidyapath/client/client-problem';
import { useLanguage, useT } from '@vidyapath/client/use-t';
import { useUnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { logFailure } from '../../lib/log-failure';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useFailureText } from '../../lib/use-failure-text';
import { useFieldRefusals } from '../../lib/use-field-refusals';
import { useTextForm } from '../../lib/use-text-form';
import { useAccountLinks } from '../../lib/use-account-links';
import { useRegister } from './api/use-register';
import { createSignupSchema } from './signup.schema';

const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

export function useSignupForm() {
  const t = useT();
  const language = useLanguage();
  const goTo = useNavigate();
  const links = useAccountLinks();
  const notices = useAccountNotices();
  const refusals = useFieldRefusals();
  const register = useRegister();
  const [problem, setProblem] = useState<ClientProblem>();
  const failure = useFailureText(problem);

  const tell = (failed: ClientProblem) => {
    if (failed.kind === 'email-taken') {
      form.refuse({ email: t('account.notices.duplicate') });
      return notices.error('duplicate');
    }
    setProblem(failed);
    if (failed.status === 429) return notices.tooMany(failed);
    if (failed.errors.length === 0) logFailure('Sign-up', failed);
    form.refuse(refusals(failed));
    return notices.error('failed');
  };

  const form = useTextForm({
    empty,
    schema: useMemo(() => createSignupSchema(t), [t]),
    onInvalid: notices.invalid,
    async send({ name, email, phone, password }) {
      setProblem(undefined);
      try {
        await register({
          name: name.trim(),
          email: email.trim(),
          phone: phone.trim(),
          password,
          ...(language !== 'en' && { locale: language }),
        });
      } catch (error) {
        return tell(asProblem(error));
      }
      notices.success('signedUp');
      guard.release();
      form.reset();
      await goTo(links.to('/login'), { state: links.state });
    },
  });
  const guard = useUnsavedGuard(form.changed);
  return { ...form, guard, failure };
}
