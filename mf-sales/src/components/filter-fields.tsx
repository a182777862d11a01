import { TextField } from '@vidyapath/ui/forms';
import type { ReactNode } from 'react';

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown above a list. */
export const FilterChoice = ({ label, value, onChange, children }: FilterProps & { children: ReactNode }) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ minWidth: 150 }}
  >
    {children}
  </TextField>
);

/** A day of India, or a month. */
export const FilterDay = ({ label, value, onChange, type = 'date' }: FilterProps & { type?: 'date' | 'month' }) => (
  <TextField
    type={type}
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ minWidth: 150 }}
  />
);
