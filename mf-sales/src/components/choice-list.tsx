import { useFieldError } from '@vidyapath/remote-kit/form-errors';
import { Box, Typography } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import { useField } from 'formik';

interface ChoiceListProps<Value extends string | number> {
  /** A field whose value is a list. */
  name: string;
  label: string;
  options: readonly { value: Value; text: string }[];
}

/** Any number of options of a form's field. */
export function ChoiceList<Value extends string | number>({ name, label, options }: ChoiceListProps<Value>) {
  const [{ value: chosen }, , { setValue }] = useField<Value[]>(name);
  const error = useFieldError(name);
  const toggle = (value: Value) =>
    void setValue(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Box component="fieldset" data-field={name} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {options.map(({ value, text }) => (
          <Box key={value}>
            <FormControlLabel
              label={text}
              control={<Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} />}
              sx={{ minHeight: 44 }}
            />
          </Box>
        ))}
      </Box>
      {error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
