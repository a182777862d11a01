import { useId } from 'react';
import { FormHelperText } from '../fields/helper-text';
import { FieldInput } from './field-input';
import { Frame, OutlinedBox } from './text-field.styles';
import type { TextFieldProps } from './text-field.types';

/** Label, outlined input and message. The label is over the empty input and rises when it has a value. */
export function TextField({
  id,
  label,
  helperText,
  error = false,
  size = 'medium',
  fullWidth = false,
  sx,
  slotProps = {},
  onKeyDown,
  'data-field': field,
  ...props
}: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const messageId = helperText ? `${inputId}-helper-text` : undefined;
  const { startAdornment, sx: inner } = slotProps.input ?? {};
  const words = (
    <>
      {label}
      {props.required && <span aria-hidden="true">{' *'}</span>}
    </>
  );
  return (
    <Frame fullWidth={fullWidth} sx={sx} onKeyDown={onKeyDown} data-field={field}>
      <OutlinedBox
        wrong={error}
        small={size === 'small'}
        raised={props.select === true || startAdornment !== undefined}
        sx={inner}
      >
        {startAdornment}
        <FieldInput
          {...props}
          id={inputId}
          aria-describedby={messageId}
          aria-invalid={error}
          html={slotProps.htmlInput}
        />
        <fieldset aria-hidden="true">
          {label && (
            <legend>
              <span>{words}</span>
            </legend>
          )}
        </fieldset>
        {label && (
          <label htmlFor={inputId} id={`${inputId}-label`}>
            {words}
          </label>
        )}
      </OutlinedBox>
      {helperText && (
        <FormHelperText id={messageId} error={error} {...slotProps.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </Frame>
  );
}
