import { TextField, type TextFieldProps } from '@vidyapath/ui/forms';
import { type FieldInputProps, useFormikContext } from 'formik';
import { memo } from 'react';
import { useFieldError } from './form-errors';

export interface FormTextFieldProps extends Pick<
  TextFieldProps,
  'autoComplete' | 'multiline' | 'minRows' | 'maxRows' | 'required' | 'type' | 'children'
> {
  name: string;
  label: string;
  /** A dropdown, whose options are the children; a native one, since they may be thousands. */
  select?: boolean;
  /** Shown under the field while it has no error. */
  hint?: string | undefined;
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'text' | 'url';
  readOnly?: boolean;
  /** It is required, although its label has no star, because every field of the form is. */
  unmarked?: boolean;
}

type PlainFieldProps = FormTextFieldProps &
  Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'> & { error: string | undefined };

/** Rendered again only when its own value or message changes: typing in one field does not render the others. */
const PlainField = memo(function PlainField({
  name,
  hint,
  error,
  inputMode,
  readOnly,
  unmarked,
  select = false,
  ...field
}: PlainFieldProps) {
  return (
    <TextField
      {...field}
      select={select}
      name={name}
      fullWidth
      data-field={name}
      error={error !== undefined}
      helperText={error ?? hint ?? ' '}
      slotProps={{
        htmlInput: { inputMode, readOnly, 'aria-required': unmarked, ...(!select && { dir: 'auto' }) },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
});

/** Text field or dropdown of the form around it, with its message in a live region under it. */
export function FormTextField(props: FormTextFieldProps) {
  const { value, onChange, onBlur } = useFormikContext().getFieldProps<string>(props.name);
  const error = useFieldError(props.name);
  return <PlainField {...props} value={value} onChange={onChange} onBlur={onBlur} error={error} />;
}
