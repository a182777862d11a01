import { TextField } from '@vidyapath/ui/forms';
import type { ReactNode } from 'react';

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One below the other on a phone, where a date needs the whole line. */
const filterWidth = { minWidth: 150, width: { xs: '100%', sm: 'auto' } };

/** A dropdown above a list. */
export const FilterChoice = ({ label, value, onChange, children }: FilterProps & { children: ReactNode }) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={filterWidth}
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
    sx={filterWidth}
  />
);
