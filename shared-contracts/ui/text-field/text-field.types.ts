import type { FormControlProps } from '@mui/material/FormControl';
import type { FormHelperTextProps } from '@mui/material/FormHelperText';
import type { InputBaseProps } from '@mui/material/InputBase';
import type { InputLabelProps } from '@mui/material/InputLabel';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

/** What belongs to the input itself; the rest is the frame's. */
export const inputNames = [
  'autoComplete', 'autoFocus', 'defaultValue', 'inputRef', 'maxRows', 'minRows', 'multiline', 'name', 'onBlur', 'onChange', 'onFocus', 'placeholder', 'rows', 'type', 'value',
] as const;

type InputName = (typeof inputNames)[number];
export type InputProps = Pick<OutlinedInputProps, InputName>;
export type FrameProps = Omit<FormControlProps<'div'>, InputName | 'variant' | 'component' | 'children' | 'id'>;

/** As MUI's `TextField` takes them; outlined is the only look, and a `select` has `<option>`s as its children. */
export interface TextFieldProps extends FrameProps, InputProps {
  id?: string | undefined;
  label?: ReactNode;
  helperText?: ReactNode;
  select?: boolean | undefined;
  children?: ReactNode;
  slotProps?: {
    input?: OutlinedInputProps;
    inputLabel?: InputLabelProps;
    htmlInput?: InputBaseProps['inputProps'];
    formHelperText?: FormHelperTextProps;
    select?: { native: true };
  };
}
