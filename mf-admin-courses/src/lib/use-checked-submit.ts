import { useNotices } from '@vidyapath/client/use-notices';
import { useOnce } from '@vidyapath/client/use-once';
import { type FormikContextType, setNestedObjectValues } from 'formik';
import type { FormEvent, RefObject } from 'react';
import { focusFirstField } from './form-errors';

/** Submit handler that points at the first wrong field, warns, and lets a double click through once. */
export function useCheckedSubmit<Values>(formik: FormikContextType<Values>, form: RefObject<HTMLFormElement | null>) {
  const { validateForm, setTouched, submitForm, values } = formik;
  const notices = useNotices();
  const once = useOnce();

  async function submit() {
    const wrong = Object.keys(await validateForm());
    if (wrong.length === 0) {
      await submitForm();
      return;
    }
    await setTouched(setNestedObjectValues(values, true), false);
    notices.warning('toast.required');
    focusFirstField(form.current, wrong);
  }

  return (event: FormEvent) => {
    event.preventDefault();
    once(submit);
  };
}
