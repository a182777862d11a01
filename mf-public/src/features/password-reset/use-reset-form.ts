import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import { useT } from '@vidyapath/client/use-t';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { object } from 'yup';
import { newPasswordRules } from '../../lib/account-rules';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useFailureText } from '../../lib/use-failure-text';
import { useFieldRefusals } from '../../lib/use-field-refusals';
import { useTextForm } from '../../lib/use-text-form';
import { usePasswordReset } from './api/use-password-reset';

const empty = { password: '', confirmPassword: '' };

/** @param onSpent the link does not hold any more */
export function useResetForm(token: string, onSpent: () => void) {
  const t = useT();
  const goTo = useNavigate();
  const notices = useAccountNotices();
  const refusals = useFieldRefusals();
  const { confirm } = usePasswordReset();
  const [problem, setProblem] = useState<ClientProblem>();
  const failure = useFailureText(problem);

  const form = useTextForm({
    empty,
    schema: useMemo(() => object(newPasswordRules(t)), [t]),
    onInvalid: notices.invalid,
    async send({ password }): Promise<void> {
      setProblem(undefined);
      try {
        await confirm({ token, password });
      } catch (error) {
        const failed = asProblem(error);
        if (failed.kind === 'link-not-valid') return onSpent();
        setProblem(failed);
        form.refuse(refusals(failed));
        return;
      }
      notices.success('passwordChanged');
      await goTo('/login');
    },
  });
  return { ...form, failure };
}
