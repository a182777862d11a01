import { Stack, type Sx } from '@vidyapath/ui';
import { FormikProvider, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { LazyLeaveDialog } from './lazy-leave-dialog';
import type { FormState } from './use-form';

interface FormProps<Values extends FormikValues> {
  form: FormState<Values>;
  id?: string;
  'aria-label'?: string;
  spacing?: number;
  sx?: Sx;
  /** The fields and the buttons. */
  children: ReactNode;
}

/** The form of `useForm`, for its fields. */
export function Form<Values extends FormikValues>({ form, spacing = 4, children, ...look }: FormProps<Values>) {
  const { formik, element, guard, onChange, onSubmit } = form;
  return (
    <FormikProvider value={formik}>
      <Stack
        component="form"
        noValidate
        ref={element}
        onChange={onChange}
        onSubmit={onSubmit}
        spacing={spacing}
        {...look}
      >
        {children}
      </Stack>
      {guard && <LazyLeaveDialog guard={guard} changed={formik.dirty} />}
    </FormikProvider>
  );
}
