import { Box, Typography } from '@vidyapath/ui';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';
import { useFieldError } from './form-errors';

interface FormRadiosProps {
  /** A field whose value is a text. */
  name: string;
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  required?: boolean;
}

/** One of a few options of the form around it. */
export function FormRadios({ name, label, options, required = false }: FormRadiosProps) {
  const id = useId();
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const error = useFieldError(name);
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      data-field={name}
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={`${id}-message`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
        {required && <span aria-hidden="true">{' *'}</span>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
        {options.map((option) => (
          <Box
            key={option.value}
            component="label"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={value === option.value}
              onChange={() => void setValue(option.value)}
              onBlur={onBlur}
              sx={{ width: 20, height: 20, m: 0, flexShrink: 0, accentColor: 'currentColor', color: 'primary.main' }}
            />
            {option.label}
          </Box>
        ))}
      </Box>
      <Typography
        id={`${id}-message`}
        variant="body2"
        aria-live="polite"
        sx={{ color: 'error.main', minHeight: '1.43em' }}
      >
        {error}
      </Typography>
    </Box>
  );
}
