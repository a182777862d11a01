import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import { useLanguage, useT } from '@vidyapath/client/use-t';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { accountEmailRules } from '../../lib/account-rules';
import { useAccountNotices } from '../../lib/use-account-notices';
import { useFailureText } from '../../lib/use-failure-text';
import { useFieldRefusals } from '../../lib/use-field-refusals';
import { useTextForm } from '../../lib/use-text-form';
import { usePasswordReset } from './api/use-password-reset';

const empty = { email: '' };

export function useForgotForm(onSent: () => void) {
  const t = useT();
  const locale = useLanguage();
  const notices = useAccountNotices();
  const refusals = useFieldRefusals();
  const { request } = usePasswordReset();
  const [problem, setProblem] = useState<ClientProblem>();
  const failure = useFailureText(problem);

  const form = useTextForm({
    empty,
    schema: useMemo(() => object({ email: accountEmailRules(t) }), [t]),
    onInvalid: notices.invalid,
    async send({ email }) {
      setProblem(undefined);
      try {
        await request({ email: email.trim(), locale });
        onSent();
      } catch (error) {
        const failed = asProblem(error);
        setProblem(failed);
        form.refuse(refusals(failed));
      }
    },
  });
  return { ...form, failure };
}
