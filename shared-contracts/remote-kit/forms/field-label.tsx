import { Typography } from '@vidyapath/ui';

interface FieldLabelProps {
  id: string;
  label: string;
  required?: boolean;
  error?: boolean;
}

/** Label of a control other than a text field; screen readers skip the star, as in text fields. */
export function FieldLabel({ id, label, required = false, error = false }: FieldLabelProps) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', mb: 1, color: error ? 'error.main' : 'text.secondary' }}
    >
      <span id={id}>{label}</span>
      {required && <span aria-hidden="true">{' *'}</span>}
    </Typography>
  );
}
