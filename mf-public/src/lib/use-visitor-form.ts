import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import type { RuleMessage } from '@vidyapath/remote-kit/rules';
import { type FormOptions, useForm } from '@vidyapath/remote-kit/use-form';
import type { FormikValues } from 'formik';

interface VisitorFormOptions<Values> extends Pick<
  FormOptions<Values>,
  'initial' | 'rules' | 'onInvalid' | 'guarded' | 'ownPaths' | 'refusal'
> {
  /** Rejects when the server refuses the values. */
  send: (values: Values) => Promise<void>;
  /** Returns the problem that the form shows; by default all of them. */
  onProblem?: (problem: ClientProblem) => ClientProblem | undefined;
}

/** The server's sentences about fields are English, so other languages get a message of this slice. */
const refusalOf = (field: string): RuleMessage => ({
  key: field === 'password' ? 'refused.password' : 'refused.field',
});

/** A form of visitors, whose fields show a broken rule while they are edited. */
export function useVisitorForm<Values extends FormikValues>({
  send,
  onProblem = (problem) => problem,
  refusal = () => undefined,
  ...options
}: VisitorFormOptions<Values>) {
  const language = useLanguage();
  return useForm<Values>({
    ...options,
    eager: true,
    refusal: (problem, field) => refusal(problem, field) ?? (language === 'en' ? undefined : refusalOf(field)),
    send: (values) =>
      send(values).then(
        () => undefined,
        (cause: unknown) => onProblem(asProblem(cause)),
      ),
  });
}
