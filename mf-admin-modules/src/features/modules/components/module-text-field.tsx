import { useT } from '@vidyapath/client/use-t';
import { TextField } from '@vidyapath/ui/forms';
import { fieldLabel, type ModuleValues } from '../lib/module-form';
import type { ModuleForm } from '../lib/use-module-form';

interface ModuleTextFieldProps {
  form: ModuleForm;
  field: keyof ModuleValues;
  multiline?: boolean;
  inputMode?: 'numeric';
  /** Stands under the field while nothing is wrong. */
  hint?: string;
}

export function ModuleTextField({ form, field, multiline = false, inputMode, hint = ' ' }: ModuleTextFieldProps) {
  const t = useT();
  const error = form.errorOf(field);
  return (
    <TextField
      {...form.formik.getFieldProps(field)}
      id={field}
      label={fieldLabel(t, field)}
      required
      fullWidth
      multiline={multiline}
      {...(multiline && { minRows: 3 })}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ htmlInput: { inputMode, dir: 'auto' }, formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
