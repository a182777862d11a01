import { Form } from '@vidyapath/remote-kit/form';
import { ProblemAlert } from '@vidyapath/remote-kit/problem-alert';
import type { FormState } from '@vidyapath/remote-kit/use-form';
import type { FormikValues } from 'formik';
import type { ComponentProps } from 'react';
import { BusyButton } from './busy-button';

interface VisitorFormProps<Values extends FormikValues> extends ComponentProps<typeof Form<Values>> {
  form: FormState<Values>;
  /** Text of the button that sends it. */
  button: string;
  /** False when the refusal is shown elsewhere. */
  withAlert?: boolean;
}

/** A form of visitors: its fields, its failure, and the button. */
export function VisitorForm<Values extends FormikValues>({
  button,
  withAlert = true,
  children,
  ...props
}: VisitorFormProps<Values>) {
  return (
    <Form<Values> spacing={2} {...props}>
      {children}
      {withAlert && <ProblemAlert problem={props.form.problem} />}
      <BusyButton busy={props.form.formik.isSubmitting}>{button}</BusyButton>
    </Form>
  );
}
