import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons';

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  cursor: 'pointer',
  '&&&': { paddingRight: 36 },
  '& option': { backgroundColor: theme.vars?.palette.background.paper },
}));

/** The browser's own list, which phones show best, in the place of an input. */
export function NativeSelect({ children, ...props }: ComponentProps<'select'>) {
  return (
    <>
      <Select {...props}>{children}</Select>
      <ChevronDownIcon color="action" sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }} />
    </>
  );
}
