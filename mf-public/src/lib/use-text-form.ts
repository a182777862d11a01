import { useFormik } from 'formik';
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';

type Texts<Name extends string> = Record<Name, string>;
/** What the server refused, by field: the message holds while the value stays. */
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
  schema: AnyObjectSchema;
  onInvalid: () => void;
  send: (values: Texts<Name>) => Promise<void>;
}

/** A form whose messages show after an edit, a visit or a submit, whose first wrong field gets the focus, and that is sent once. */
export function useTextForm<Name extends string>({ empty, schema, onInvalid, send }: TextFormOptions<Name>) {
  const formik = useFormik<Texts<Name>>({ initialValues: empty, validationSchema: schema, onSubmit: () => undefined });
  const [refusals, setRefusals] = useState<Refusals<Name>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(empty) as Name[];
  const errors = formik.errors as Partial<Texts<Name>>;
  const touched = formik.touched as Partial<Record<Name, boolean>>;

  const { validateForm } = formik;
  const shownSchema = useRef(schema);
  useEffect(() => {
    // Another schema is the same rules in another language: the messages on the screen follow.
    if (shownSchema.current === schema) return;
    shownSchema.current = schema;
    void validateForm();
  }, [schema, validateForm]);

  const focusFirst = (wrong: Partial<Record<Name, unknown>>) => {
    const first = names.find((name) => wrong[name]);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  const attempt = async () => {
    const wrong = (await formik.validateForm()) as Partial<Texts<Name>>;
    await formik.setTouched(Object.fromEntries(names.map((name) => [name, true])) as typeof formik.touched, false);
    if (Object.keys(wrong).length > 0) {
      onInvalid();
      focusFirst(wrong);
      return;
    }
    // What an earlier answer said of a field is no part of the next one.
    setRefusals({});
    setBusy(true);
    await send(formik.values).finally(() => setBusy(false));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await attempt().finally(() => {
      sending.current = false;
    });
  };

  /** Shows the server's messages under their fields and goes to the first of them. */
  const refuse = (messages: Partial<Record<string, string>>) => {
    const refused = names.filter((name) => messages[name]);
    setRefusals(
      Object.fromEntries(
        refused.map((name) => [name, { value: formik.values[name], message: messages[name] }]),
      ) as Refusals<Name>,
    );
    focusFirst(messages);
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

  return { form, busy, changed: formik.dirty, submit, refuse, field, reset: () => formik.resetForm() };
}
