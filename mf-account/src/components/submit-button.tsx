import { Button, CircularProgress } from '@vidyapath/ui';
import type { ComponentProps } from 'react';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'color' | 'children' | 'sx'> {
  busy: boolean;
}

/** While busy, the button keeps the focus and its name, and shows a spinner. */
export const SubmitButton = ({ busy, ...props }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="contained"
    aria-busy={busy}
    aria-disabled={busy}
    startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined}
    {...props}
  />
);
