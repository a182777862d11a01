import { TextField, type TextFieldProps } from '@vidyapath/ui';
import type { AccountField } from '../lib/use-account-form';

type AccountTextFieldProps = Pick<TextFieldProps, 'type' | 'autoComplete'> & {
  label: string;
  field: AccountField;
  inputMode?: 'email' | 'tel';
};

/** A labelled field with its message below; the line of the message is kept free, so that nothing moves. */
export function AccountTextField({ label, field, type = 'text', autoComplete, inputMode }: AccountTextFieldProps) {
  const { message, ...input } = field;
  return (
    <TextField
      {...input}
      id={`account-${field.name}`}
      label={label}
      type={type}
      fullWidth
      error={message !== undefined}
      helperText={message ?? ' '}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { 'aria-required': true, ...(inputMode && { inputMode }) },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}
