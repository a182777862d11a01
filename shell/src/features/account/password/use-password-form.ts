import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { useShell } from '../../shell-context';
import { changePassword } from './change-password';
import {
  faultsOf,
  type PasswordField,
  passwordFields,
  type PasswordFaults,
  type PasswordValues,
} from './password-rules';
import { refusalText, refusedFields } from './refusal-text';

const empty: PasswordValues = { current_password: '', new_password: '', confirm_password: '' };

/** The form's state. A field shows its fault after it lost the focus or a submit was tried. */
export function usePasswordForm() {
  const t = useT();
  const { http, notify } = usePlatform();
  const { session } = useShell();
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<PasswordField>>(new Set());
  const [refused, setRefused] = useState<PasswordFaults>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const faults = { ...refused, ...faultsOf(values) };

  const focusFirst = (form: HTMLFormElement, found: PasswordFaults) => {
    const first = passwordFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  async function send(form: HTMLFormElement): Promise<void> {
    const { current_password, new_password } = values;
    const answer = await changePassword(http.fetch, { current_password, new_password });
    if ('token' in answer) {
      await session.renew(answer.token);
      setValues(empty);
      setLeft(new Set());
      notify({
        variant: 'success',
        title: t('toast.success'),
        message: t('password.changed'),
        duration: noticeDurations.admin,
      });
      return;
    }
    const found = refusedFields(answer.problem);
    setRefused(found);
    if (Object.keys(found).length > 0) focusFirst(form, found);
    else setFailure(refusalText(t, answer.problem));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(new Set(passwordFields));
    const found = faultsOf(values);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    // A double click changes it once.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    void send(form).finally(() => {
      sending.current = false;
      setBusy(false);
    });
  }

  const field = (name: PasswordField) => ({
    name,
    value: values[name],
    fault: left.has(name) ? faults[name] : undefined,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setValues({ ...values, [name]: event.target.value });
      setRefused({ ...refused, [name]: undefined });
    },
    onBlur: () => values[name] !== '' && setLeft(new Set([...left, name])),
  });

  return { field, submit, busy, failure };
}
