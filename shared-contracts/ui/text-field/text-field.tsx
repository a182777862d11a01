import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ElementType, useId } from 'react';
import { NativeSelect } from './native-select';
import { type FrameProps, inputNames, type InputProps, type TextFieldProps } from './text-field.types';

const isInputName = (name: string): name is keyof InputProps => (inputNames as readonly string[]).includes(name);

function split(props: FrameProps & InputProps): { frame: FrameProps; input: InputProps } {
  const entries = Object.entries(props);
  return {
    frame: Object.fromEntries(entries.filter(([name]) => !isInputName(name))),
    input: Object.fromEntries(entries.filter(([name]) => isInputName(name))),
  };
}

/**
 * Label, outlined input and message. MUI's own `TextField` brings all its looks and the menu of its dropdown along:
 * three times the script, on every page that has one field.
 */
export function TextField({ id, label, helperText, select = false, slotProps = {}, children, ...props }: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const messageId = helperText ? `${inputId}-helper-text` : undefined;
  const { frame, input } = split(props);
  const shrink = slotProps.inputLabel?.shrink;
  return (
    <FormControl {...frame}>
      {label && (
        <InputLabel htmlFor={inputId} id={`${inputId}-label`} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={inputId}
        aria-describedby={messageId}
        label={label}
        {...(shrink !== undefined && { notched: shrink })}
        {...input}
        {...(select && { inputComponent: NativeSelect as ElementType<InputBaseComponentProps> })}
        inputProps={{ ...slotProps.htmlInput, ...(select && { children }) }}
        {...slotProps.input}
      />
      {helperText && (
        <FormHelperText id={messageId} {...slotProps.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
