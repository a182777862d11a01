import { Button } from './basics/button';
import { Stack } from './basics/boxes';
import { Typography } from './basics/typography';
import type { ReactNode } from 'react';
import { RetryIcon, WarningIcon } from './icons';

export interface FailedStateProps {
  message: string;
  /** The reason, and what to do. */
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  /** Other actions. */
  action?: ReactNode;
}

/** Shown where a load failed; offers a retry. */
export function FailedState({ message, text, retryLabel, onRetry, busy = false, action }: FailedStateProps) {
  return (
    <Stack spacing={4} sx={{ alignItems: 'center', textAlign: 'center', px: 4, py: 12 }}>
      <WarningIcon color="error" sx={{ fontSize: 48 }} />
      <div role="alert">
        <Typography sx={{ fontWeight: 600 }}>{message}</Typography>
        {text && <Typography sx={{ color: 'text.secondary', maxWidth: 420, mt: 2 }}>{text}</Typography>}
      </div>
      <Button
        variant="outlined"
        startIcon={<RetryIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={onRetry}
        sx={{ minHeight: 44 }}
      >
        {retryLabel}
      </Button>
      {action}
    </Stack>
  );
}
