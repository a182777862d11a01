import { Stack } from './basics/boxes';
import { Typography } from './basics/typography';
import type { ReactNode } from 'react';
import { ShelfPicture } from './shelf-picture';

export interface EmptyStateProps {
  title: string;
  /** Describes the missing content. */
  text?: string;
  /** The action that fills it. */
  action?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Stack role="status" spacing={4} sx={{ alignItems: 'center', textAlign: 'center', px: 4, py: 12 }}>
      <ShelfPicture />
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{text}</Typography>}
      {action}
    </Stack>
  );
}
