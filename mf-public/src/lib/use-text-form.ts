import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useRulesInLanguage } from '@vidyapath/client/screens/use-rules-in-language';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { useFormik } from 'formik';
import { type ChangeEvent, type FocusEvent, type FormEvent, useMemo, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useFieldRefusals } from './use-field-refusals';

type Texts<Name extends string> = Record<Name, string>;
/** Errors of the server by field: a message is shown until the value changes. */
type Refusals<Name extends string> = Partial<Record<Name, { value: string; message: string }>>;

export interface TextFormField {
  name: string;
  value: string;
  message: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent) => void;
}

interface TextFormOptions<Name extends string> {
  empty: Texts<Name>;
  /** The same function in every render. */
  createSchema: (t: Translate) => AnyObjectSchema;
  onInvalid: () => void;
  /** Rejects when the server refuses the values. */
  send: (values: Texts<Name>) => Promise<void>;
  /** Returns `true` when it has shown the problem itself; else the form shows it. */
  onProblem?: (problem: ClientProblem) => boolean;
}

/** A form whose messages show after a field was edited or left, or after a submit. The first wrong field gets the focus, and a double click sends once. */
export function useTextForm<Name extends string>({
  empty,
  createSchema,
  onInvalid,
  send,
  onProblem = () => false,
}: TextFormOptions<Name>) {
  const t = useT();
  const schema = useMemo(() => createSchema(t), [createSchema, t]);
  const once = useOnce();
  const refusalsOf = useFieldRefusals();
  const formik = useFormik<Texts<Name>>({ initialValues: empty, validationSchema: schema, onSubmit: () => undefined });
  useRulesInLanguage(schema, formik.validateForm);
  const [refusals, setRefusals] = useState<Refusals<Name>>({});
  const [problem, setProblem] = useState<ClientProblem>();
  const failure = problem && problemText(t, problem, { within: 'form' });
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(empty) as Name[];
  const errors = formik.errors as Partial<Texts<Name>>;
  const touched = formik.touched as Partial<Record<Name, boolean>>;

  const focusFirst = (wrong: Partial<Record<Name, unknown>>) => {
    const first = names.find((name) => wrong[name]);
    const input = first && element.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  /** Shows messages under their fields and focuses the first of them. */
  const refuse = (messages: Partial<Record<string, string>>) => {
    const refused = names.filter((name) => messages[name]);
    setRefusals(
      Object.fromEntries(
        refused.map((name) => [name, { value: formik.values[name], message: messages[name] }]),
      ) as Refusals<Name>,
    );
    focusFirst(messages);
  };

  const showProblem = (failed: ClientProblem) => {
    if (onProblem(failed)) return;
    setProblem(failed);
    refuse(refusalsOf(failed));
  };

  const attempt = async () => {
    const wrong = (await formik.validateForm()) as Partial<Texts<Name>>;
    await formik.setTouched(Object.fromEntries(names.map((name) => [name, true])) as typeof formik.touched, false);
    if (Object.keys(wrong).length > 0) {
      onInvalid();
      focusFirst(wrong);
      return;
    }
    // The messages of the earlier answer are out of date.
    setRefusals({});
    setProblem(undefined);
    setBusy(true);
    await send(formik.values).catch((error: unknown) => showProblem(asProblem(error)));
    setBusy(false);
  };

  const field = (name: Name): TextFormField => {
    const value = formik.values[name];
    const refusal = refusals[name];
    return {
      name,
      value,
      message: (touched[name] ? errors[name] : undefined) ?? (refusal?.value === value ? refusal.message : undefined),
      onChange: (event) => {
        void formik.setFieldTouched(name, true, false);
        formik.handleChange(event);
      },
      onBlur: formik.handleBlur,
    };
  };

  return {
    element,
    busy,
    failure,
    changed: formik.dirty,
    field,
    refuse,
    submit: (event: FormEvent) => {
      event.preventDefault();
      once(attempt);
    },
    reset: () => formik.resetForm(),
  };
}

export type TextFormState = Pick<ReturnType<typeof useTextForm>, 'element' | 'busy' | 'failure' | 'submit'>;
