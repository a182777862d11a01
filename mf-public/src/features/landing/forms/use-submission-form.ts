import type { ClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { useMemo, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { logFailure } from '../../../lib/log-failure';
import { useFailureText } from '../../../lib/use-failure-text';
import { useFieldRefusals } from '../../../lib/use-field-refusals';
import { useTextForm } from '../../../lib/use-text-form';
import { postSubmission, type SubmissionKind } from '../api/post-submission';
import { honeypotOf } from './honeypot';

interface SubmissionFormOptions<Name extends string> {
  kind: SubmissionKind;
  empty: Record<Name, string>;
  createSchema: (t: Translate) => AnyObjectSchema;
}

const trimmed = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/** A form of a visitor: what was typed stays until the server has it, and a failure is said where it happened. */
export function useSubmissionForm<Name extends string>({ kind, empty, createSchema }: SubmissionFormOptions<Name>) {
  const t = useT();
  const { notify, http } = usePlatform();
  const refusals = useFieldRefusals();
  const [problem, setProblem] = useState<ClientProblem>();
  const failure = useFailureText(problem);

  const tell = (failed: ClientProblem) => {
    setProblem(failed);
    if (failed.errors.length > 0) form.refuse(refusals(failed));
    else if (failed.status !== 0 && failed.status !== 429) logFailure(kind, failed);
  };

  const form = useTextForm<Name>({
    empty,
    schema: useMemo(() => createSchema(t), [createSchema, t]),
    onInvalid: () => notify({ variant: 'info', title: t('account.notices.error'), message: t('account.notices.invalid') }),
    async send(values) {
      setProblem(undefined);
      const failed = await postSubmission(http.fetch, kind, { ...trimmed(values), ...honeypotOf(form.form.current) });
      if (failed) return tell(failed);
      notify({ variant: 'success', title: t('account.notices.success'), message: t(`landing.${kind}.sent`) });
      form.reset();
    },
  });
  return { ...form, failure };
}
