import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useKeptDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useRulesInLanguage } from '@vidyapath/client/screens/use-rules-in-language';
import { useT } from '@vidyapath/client/screens/use-t';
import { type FormikErrors, type FormikValues, setNestedObjectValues, useFormik } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import { focusFirstField, type RefusalKey, refusedFields } from './form-errors';

export interface CheckedFormOptions<Values> {
  initial: Values;
  /** Rules of yup, or a function if yup would be most of a screen's code; another one when the language changes. */
  schema: Schema | ((values: Values) => FormikErrors<Values>);
  /** Sends the values, based on the version of this ETag; returns the problem when they are refused. */
  send: (values: Values, etag: string | undefined) => Promise<ClientProblem | undefined>;
  /** ETag of the version that is edited. */
  etag?: string | undefined;
  /** Name of the kept draft, if the address does not identify the form. */
  draftName?: string;
  /** Present: the draft is also kept when the form is closed or the page left, until this is true. */
  finished?: RefObject<boolean> | undefined;
  /** Something else, such as an upload, is still running. */
  waiting?: boolean;
  /** Message key of the toast for values that break a rule; `undefined` for no toast. */
  warning?: ((values: Values) => string | undefined) | undefined;
  refusalKey?: RefusalKey | undefined;
}

/** A form with rules that is sent once, focuses its first wrong field, and is kept when the session ends. */
export function useCheckedForm<Values extends FormikValues>(options: CheckedFormOptions<Values>) {
  const {
    initial,
    schema,
    send,
    etag,
    draftName,
    finished,
    waiting = false,
    warning = () => 'toast.required',
    refusalKey = () => undefined,
  } = options;
  const t = useT();
  const notices = useNotices();
  const once = useOnce();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const formik = useFormik<Values>({
    initialValues: initial,
    ...(typeof schema === 'function' ? { validate: schema } : { validationSchema: schema }),
    onSubmit: (values) => sendValues(values),
  });
  useRulesInLanguage(schema, formik.validateForm);
  const draft = useKeptDraft(formik, { etag, sending, name: draftName, finished });
  useEffect(() => {
    sending.current = waiting || formik.isSubmitting;
  }, [waiting, formik.isSubmitting]);

  async function sendValues(values: Values, ifMatch = draft.etag) {
    sending.current = true;
    formik.setSubmitting(true);
    const problem = await send(values, ifMatch);
    if (problem) {
      const refused = refusedFields(t, problem, values, refusalKey);
      formik.setStatus(refused);
      focusFirstField(element.current, Object.keys(refused));
    }
    formik.setSubmitting(false);
  }

  async function submit() {
    const wrong = Object.keys(await formik.validateForm());
    if (wrong.length === 0) {
      await formik.submitForm();
      return;
    }
    await formik.setTouched(setNestedObjectValues(formik.values, true), false);
    const key = warning(formik.values);
    if (key) notices.warning(key);
    focusFirstField(element.current, wrong);
  }

  return {
    formik,
    element,
    /** It was filled from a draft that was kept when the session ended. */
    restored: draft.restored,
    sendValues,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      once(submit);
    },
  };
}
