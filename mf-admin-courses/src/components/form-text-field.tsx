import { TextField, type TextFieldProps } from '@vidyapath/ui';
import { useField } from 'formik';
import { useFieldError } from '../lib/form-errors';

export interface FormTextFieldProps extends Pick<TextFieldProps, 'multiline' | 'minRows' | 'required' | 'select' | 'children' | 'disabled'> {
  name: string;
  label: string;
  /** Stands under the field while nothing is wrong. */
  hint?: string | undefined;
  inputMode?: 'decimal' | 'url' | 'text';
  shrink?: boolean;
}

/** Text field or dropdown of the form around it, with its message in a live region under it. */
export function FormTextField({ name, hint, inputMode, shrink, ...field }: FormTextFieldProps) {
  const [input] = useField<string>(name);
  const error = useFieldError(name);
  return (
    <TextField
      {...field}
      {...input}
      id={name}
      fullWidth
      data-field={name}
      error={error !== undefined}
      helperText={error ?? hint ?? ' '}
      slotProps={{
        htmlInput: { inputMode },
        inputLabel: shrink ? { shrink } : {},
        formHelperText: { 'aria-live': 'polite' },
        select: { displayEmpty: shrink ?? false },
      }}
    />
  );
}
