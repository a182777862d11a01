import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { AnyObjectSchema } from 'yup';
import { reportFailure } from '../../../lib/report-failure';
import { useCall } from '../../../lib/use-call';
import { useTextForm } from '../../../lib/use-text-form';
import { honeypotOf } from './honeypot';

/** The forms that a visitor may send. */
type SubmissionKind = 'contact' | 'newsletter';

interface SubmissionFormOptions<Name extends string> {
  kind: SubmissionKind;
  empty: Record<Name, string>;
  createSchema: (t: Translate) => AnyObjectSchema;
}

const trimmed = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/** A visitor's form: the typed text stays until the server has stored it, and the form shows a failure. */
export function useSubmissionForm<Name extends string>({ kind, ...options }: SubmissionFormOptions<Name>) {
  const t = useT();
  const { notify } = usePlatform();
  const call = useCall();
  const form = useTextForm<Name>({
    ...options,
    onInvalid: () =>
      notify({ variant: 'info', title: t('account.notices.error'), message: t('account.notices.invalid') }),
    async send(values) {
      const body = { ...trimmed(values), ...honeypotOf(form.element.current) };
      await call({ url: paths[kind], method: 'POST', body, once: true });
      notify({ variant: 'success', title: t('account.notices.success'), message: t(`landing.${kind}.sent`) });
      form.reset();
    },
    onProblem(problem) {
      const { status, errors } = problem;
      if (errors.length === 0 && status !== 0 && status !== 429) reportFailure(kind, problem);
      return false;
    },
  });
  return form;
}
