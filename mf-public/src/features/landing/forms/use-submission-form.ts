import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { paths } from '@vidyapath/http/paths';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { useMemo, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { logFailure } from '../../../lib/log-failure';
import { useCall } from '../../../lib/use-call';
import { useFailureText } from '../../../lib/use-failure-text';
import { useFieldRefusals } from '../../../lib/use-field-refusals';
import { useTextForm } from '../../../lib/use-text-form';
import { honeypotOf } from './honeypot';

/** What a visitor may send. */
type SubmissionKind = 'contact' | 'newsletter';

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
  const { notify } = usePlatform();
  const call = useCall();
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
    onInvalid: () =>
      notify({ variant: 'info', title: t('account.notices.error'), message: t('account.notices.invalid') }),
    async send(values) {
      setProblem(undefined);
      const body = { ...trimmed(values), ...honeypotOf(form.form.current) };
      try {
        await call({ url: paths[kind], method: 'POST', body, once: true });
      } catch (error) {
        return tell(asProblem(error));
      }
      notify({ variant: 'success', title: t('account.notices.success'), message: t(`landing.${kind}.sent`) });
      form.reset();
    },
  });
  return { ...form, failure };
}
