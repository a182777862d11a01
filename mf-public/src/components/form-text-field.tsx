import { TextField, type TextFieldProps } from '@vidyapath/ui/forms';
import { useId } from 'react';
import type { TextFormField } from '../lib/use-text-form';

type FormTextFieldProps = Pick<TextFieldProps, 'type' | 'autoComplete' | 'multiline' | 'minRows' | 'maxRows'> & {
  label: string;
  field: TextFormField;
  inputMode?: 'email' | 'tel';
};

/** A labelled field with its message below; the line of the message is kept free, so that nothing moves. */
export function FormTextField({ label, field, inputMode, ...look }: FormTextFieldProps) {
  const { message, ...input } = field;
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
