import { TextField, type TextFieldProps } from '@vidyapath/ui';
import { type FieldInputProps, useField } from 'formik';
import { memo } from 'react';
import { useFieldError } from '../lib/form-errors';

export interface FormTextFieldProps extends Pick<TextFieldProps, 'multiline' | 'minRows' | 'required' | 'select' | 'children'> {
  name: string;
  label: string;
  /** Stands under the field while nothing is wrong. */
  hint?: string | undefined;
  inputMode?: 'decimal' | 'url' | 'text';
  shrink?: boolean;
}

type PlainFieldProps = FormTextFieldProps & Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'> & { error: string | undefined };

/** Drawn anew only when its own value or message changes: a letter typed into one field costs the others nothing. */
const PlainField = memo(function PlainField({ name, hint, error, inputMode, shrink, ...field }: PlainFieldProps) {
  return (
    <TextField
      {...field}
      name={name}
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
});

/** Text field or dropdown of the form around it, with its message in a live region under it. */
export function FormTextField(props: FormTextFieldProps) {
  const [{ value, onChange, onBlur }] = useField<string>(props.name);
  const error = useFieldError(props.name);
  return <PlainField {...props} value={value} onChange={onChange} onBlur={onBlur} error={error} />;
}
