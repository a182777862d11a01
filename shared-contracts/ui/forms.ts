/** What forms and search boxes are made of; a shared singleton of its own, so that a page without a field does not pay for it. */
export { default as Alert } from '@mui/material/Alert';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Divider } from '@mui/material/Divider';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { TextField } from './text-field/text-field';
export type { TextFieldProps } from './text-field/text-field.types';
