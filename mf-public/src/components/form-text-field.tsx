import { TextField, type TextFieldProps } from '@vidyapath/ui/forms';
import { useId } from 'react';
import type { TextFormField } from '../lib/use-text-form';

const email = { type: 'email', inputMode: 'email' } as const;

/** The kind of a field's value, so that browsers and phones can help to fill it in. */
const kinds = {
  name: { autoComplete: 'name' },
  email: { ...email, autoComplete: 'email' },
  /** Of an existing account. */
  accountEmail: { ...email, autoComplete: 'username' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  message: { autoComplete: 'off', multiline: true, minRows: 4, maxRows: 12 },
} satisfies Record<string, Partial<TextFieldProps> & { inputMode?: 'email' | 'tel' }>;

interface FormTextFieldProps {
  label: string;
  field: TextFormField;
  kind: keyof typeof kinds;
}

/** A labelled field with its message below; an empty message still takes a line, so that nothing moves. */
export function FormTextField({ label, field: { message, ...input }, kind }: FormTextFieldProps) {
  const { inputMode, ...look }: Partial<TextFieldProps> & { inputMode?: 'email' | 'tel' } = kinds[kind];
  return (
    <TextField
      {...look}
      {...input}
      id={useId()}
      label={label}
      fullWidth
      error={message !== undefined}
      helperText={message ?? ' '}
      slotProps={{
        htmlInput: { 'aria-required': true, ...(inputMode && { inputMode }) },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}
