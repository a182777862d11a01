import { type ClientProblem, isClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { useMemo } from 'react';
import { logFailure } from '../../lib/log-failure';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useFieldRefusals } from '../../lib/use-field-refusals';
import { useTextForm } from '../../lib/use-text-form';
import { useRegister } from './api/use-register';
import { createSignupSchema } from './signup.schema';

const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '' };
const isDuplicate = (problem: ClientProblem) => problem.detail.includes('Duplicate entry');

export function useSignupForm() {
  const t = useT();
  const { navigate } = usePlatform();
  const notices = useAccountNotices();
  const refusals = useFieldRefusals();
  const register = useRegister();

  const tell = (error: unknown) => {
    if (!isClientProblem(error)) return notices.error('failed');
    if (isDuplicate(error)) {
      form.refuse({ email: t('account.notices.duplicate') });
      return notices.error('duplicate');
    }
    if (error.status === 429) return notices.tooMany(error);
    if (error.errors.length === 0) logFailure('Sign-up', error);
    form.refuse(refusals(error));
    return notices.error('failed');
  };

  const form = useTextForm({
    empty,
    schema: useMemo(() => createSignupSchema(t), [t]),
    onInvalid: notices.invalid,
    async send({ name, email, phone, password }) {
      try {
        await register({ name: name.trim(), email: email.trim(), phone, password });
      } catch (error) {
        return tell(error);
      }
      notices.success('signedUp');
      form.reset();
      navigate.to('/login');
    },
  });
  return form;
}
