import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import type { FormOptions } from '@vidyapath/remote-kit/use-form';
import { logFailure } from '../../../lib/log-failure';
import { useCall } from '../../../lib/use-call';
import { useVisitorForm } from '../../../lib/use-visitor-form';
import { honeypotOf } from './honeypot';

/** The forms that a visitor may send. */
type SubmissionKind = 'contact' | 'newsletter';

interface SubmissionFormOptions<Values> extends Pick<
  FormOptions<Values>,
  'initial' | 'rules' | 'guarded' | 'ownPaths'
> {
  kind: SubmissionKind;
}

const trimmed = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/** A visitor's form: the typed text stays until the server has stored it, and the form shows a failure. */
export function useSubmissionForm<Values extends Record<string, string>>({
  kind,
  ...options
}: SubmissionFormOptions<Values>) {
  const t = useT();
  const { notify } = usePlatform();
  const call = useCall();
  const form = useVisitorForm<Values>({
    ...options,
    onInvalid: () =>
      notify({ variant: 'info', title: t('account.notices.error'), message: t('account.notices.invalid') }),
    async send(values) {
      const body = { ...trimmed(values), ...honeypotOf(form.element.current) };
      await call({ url: paths[kind], method: 'POST', body, once: true });
      notify({ variant: 'success', title: t('account.notices.success'), message: t(`landing.${kind}.sent`) });
      form.formik.resetForm();
    },
    onProblem(problem) {
      const { status, errors } = problem;
      if (errors.length === 0 && status !== 0 && status !== 429) logFailure(kind, problem);
      return problem;
    },
  });
  return form;
}
