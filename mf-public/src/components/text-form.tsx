import { Stack, type Sx } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import type { TextFormState } from '../lib/use-text-form';
import { BusyButton } from './busy-button';
import { FailureAlert } from './failure-alert';

interface TextFormProps {
  form: TextFormState;
  /** Text of the button that sends it. */
  button: string;
  'aria-label'?: string;
  sx?: Sx;
  /** The fields. */
  children: ReactNode;
}

/** A form of visitors: its fields, its failure, and the button. */
export function TextForm({ form: { element, submit, busy, failure }, button, children, ...look }: TextFormProps) {
  return (
    <Stack component="form" ref={element} noValidate onSubmit={submit} spacing={2} {...look}>
      {children}
      <FailureAlert text={failure} />
      <BusyButton busy={busy}>{button}</BusyButton>
    </Stack>
  );
}
