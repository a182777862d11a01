import { Button, CircularProgress } from '@vidyapath/ui';
import type { ReactNode } from 'react';

interface BusyButtonProps {
  busy: boolean;
  children: ReactNode;
}

/** Submits its form; while busy it keeps the focus and its name, and shows a spinner. */
export function BusyButton({ busy, children }: BusyButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      aria-busy={busy}
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined}
      sx={{ minHeight: 48 }}
    >
      {children}
    </Button>
  );
}
