import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import { useField } from 'formik';

/** Checkbox of the form around it. */
export function FormCheckbox({ name, label }: { name: string; label: string }) {
  const [input] = useField<boolean>({ name, type: 'checkbox' });
  return <FormControlLabel label={label} control={<Checkbox {...input} id={name} />} sx={{ minHeight: 44, mr: 6 }} />;
}
