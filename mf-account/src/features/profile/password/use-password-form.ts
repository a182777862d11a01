import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { useChangePasswordMutation } from '../account.endpoints';
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
  const { notify, session } = usePlatform();
  const [change, { isLoading: busy }] = useChangePasswordMutation();
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<PasswordField>>(new Set());
  const [refused, setRefused] = useState<PasswordFaults>({});
  const [failure, setFailure] = useState<string>();
  const faults = { ...refused, ...faultsOf(values) };

  const focusFirst = (form: HTMLFormElement, found: PasswordFaults) => {
    const first = passwordFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  async function send(form: HTMLFormElement): Promise<void> {
    const { current_password, new_password } = values;
    const { data: token, error } = await change({ current_password, new_password });
    if (token !== undefined) {
      await session.renew(token);
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
    const problem = asProblem(error);
    const found = refusedFields(problem);
    setRefused(found);
    if (Object.keys(found).length > 0) focusFirst(form, found);
    else setFailure(refusalText(t, problem));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(new Set(passwordFields));
    const found = faultsOf(values);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    // A double click changes it once.
    if (busy) return;
    setFailure(undefined);
    void send(form);
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
