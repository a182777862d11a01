import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useKeptDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useUnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { type FormikValues, setNestedObjectValues, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { focusFirstField, type Refusal, refusedFields } from './form-errors';

export interface FormOptions<Values> {
  initial: Values;
  /** Rules of yup, made by `rules`: each message is a `RuleMessage`. */
  rules: AnyObjectSchema;
  /** Sends the values, based on the version of this ETag; returns the problem when they are refused. */
  send: (values: Values, etag: string | undefined) => Promise<ClientProblem | undefined>;
  /** ETag of the version that is edited. */
  etag?: string | undefined;
  /** Name under which the typed values are kept when the session ends; without one they are not kept. */
  draft?: string | undefined;
  /** What is typed is kept in this browser for 30 days, until `forget`. */
  keepsText?: boolean;
  /** Asks before the changed form is left. */
  guarded?: boolean;
  /** Further paths of the form's own page, which redirect to it. */
  ownPaths?: readonly string[];
  /** A field shows its broken rule while it is edited, not only once it was left. */
  eager?: boolean;
  /** Something else, such as an upload, is still running. */
  waiting?: boolean;
  /** Tells the user that a sent value breaks a rule; a toast by default. */
  onInvalid?: ((values: Values) => void) | undefined;
  refusal?: Refusal | undefined;
}

/** The state of a form: its rules, sent once, the focus on its first wrong field, its draft, and the question before it is left. */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const {
    initial,
    rules,
    send,
    etag,
    keepsText = false,
    guarded = false,
    eager = false,
    waiting = false,
    onInvalid = () => notices.warning('toast.required'),
    refusal = () => undefined,
  } = options;
  const notices = useNotices();
  const once = useOnce();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: rules,
    onSubmit: (values) => sendValues(values),
  });
  const draft = useKeptDraft(formik, { etag, sending, name: options.draft, place: keepsText ? 'browser' : 'tab' });
  const guard = useUnsavedGuard(guarded && formik.dirty, options.ownPaths);
  useEffect(() => {
    sending.current = waiting || formik.isSubmitting;
  }, [waiting, formik.isSubmitting]);

  async function sendValues(values: Values, ifMatch = draft.etag) {
    sending.current = true;
    formik.setSubmitting(true);
    formik.setStatus(undefined);
    setProblem(undefined);
    const failed = await send(values, ifMatch);
    if (failed) {
      const refused = refusedFields(failed, values, refusal);
      formik.setStatus(refused);
      setProblem(failed);
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
    onInvalid(formik.values);
    focusFirstField(element.current, wrong);
  }

  return {
    formik,
    element,
    /** Why the values were refused, until they are sent again. */
    problem,
    /** It was filled from a draft that was kept when the session ended. */
    restored: draft.restored,
    /** Present if it asks before it is left. */
    guard: guarded ? guard : undefined,
    /** The form was saved or cancelled: the next navigation passes. */
    release: guard.release,
    /** The same, of what `keepsText` keeps. */
    forget: draft.forget,
    sendValues,
    onChange: (event: FormEvent) => {
      const { name } = event.target as HTMLInputElement;
      if (eager) void formik.setFieldTouched(name, true, false);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      once(submit);
    },
  };
}

export type FormState<Values extends FormikValues> = ReturnType<typeof useForm<Values>>;
