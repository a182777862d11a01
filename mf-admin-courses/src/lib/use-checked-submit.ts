import { type FormikContextType, setNestedObjectValues } from 'formik';
import { type FormEvent, type RefObject, useRef } from 'react';
import { focusFirstField } from './form-errors';
import { useNotices } from './use-notices';

/** Submit handler that points at the first wrong field, warns, and lets a double click through once. */
export function useCheckedSubmit<Values>(formik: FormikContextType<Values>, form: RefObject<HTMLFormElement | null>) {
  const { validateForm, setTouched, submitForm, values } = formik;
  const notices = useNotices();
  const running = useRef(false);

  async function submit() {
    const wrong = Object.keys(await validateForm());
    if (wrong.length === 0) return submitForm();
    await setTouched(setNestedObjectValues(values, true), false);
    notices.incomplete();
    focusFirstField(form.current, wrong);
  }

  return (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void submit().finally(() => {
      running.current = false;
    });
  };
}
