import { useT } from '@vidyapath/client/screens/use-t';
import { TextField, type TextFieldProps } from '@vidyapath/ui/forms';
import { type PasswordField, ruleParameters } from './password-rules';

export interface PasswordInputProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  field: Pick<TextFieldProps, 'onChange' | 'onBlur'> & {
    name: PasswordField;
    value: string;
    /** Key of the message below. */
    fault: string | undefined;
  };
}

/** An empty message still has a line of space, so that the fields do not move. */
export function PasswordInput({ label, autoComplete, field: { fault, ...input } }: PasswordInputProps) {
  const t = useT();
  return (
    <TextField
      {...input}
      id={input.name}
      type="password"
      label={label}
      autoComplete={autoComplete}
      fullWidth
      error={fault !== undefined}
      helperText={fault ? t(fault, ruleParameters) : ' '}
      slotProps={{ htmlInput: { 'aria-required': true }, formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
