/** Parts of forms and search boxes; a shared singleton of its own, so that a page without a field does not load it. */
export { Alert, type AlertProps } from './basics/alert';
export { Divider } from './basics/divider';
export { Checkbox } from './fields/checkbox';
export { FormControlLabel, type FormControlLabelProps } from './fields/form-control-label';
export { FormHelperText } from './fields/helper-text';
export { InputAdornment } from './fields/input-adornment';
export { TextField } from './text-field/text-field';
export type { TextFieldProps } from './text-field/text-field.types';
