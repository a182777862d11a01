import type { Late } from '@vidyapath/client/on-demand';
import { useEffect, useState } from 'react';
import { Box, Paper, Stack } from './basics/boxes';
import { Button } from './basics/button';
import { CircularProgress } from './basics/circular-progress';
import { Typography } from './basics/typography';
import { lateTexts } from './late-texts';

/** Milliseconds after which somebody wonders whether anything happens. */
const wondering = 500;

const place = {
  position: 'fixed',
  inset: 0,
  zIndex: 'tooltip',
  display: 'grid',
  placeItems: 'center',
  p: 4,
  pointerEvents: 'none',
} as const;
const card = { p: 4, pointerEvents: 'auto', boxShadow: '0 8px 32px rgb(0 0 0 / 24%)' } as const;

export interface LateNoticeProps extends Late {
  /** Whoever asked for it no longer wants it. */
  onClose: () => void;
}

/** Stands in the place of a window whose code is late: says that it comes, or that it can't be had and what can be done. The page below goes on. */
export function LateNotice({ failed, retry, onClose }: LateNoticeProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), wondering);
    return () => clearTimeout(timer);
  }, []);
  const texts = lateTexts();
  return (
    <Box sx={place}>
      <div role="status" aria-busy={!failed}>
        {late && !failed && (
          <Paper sx={card}>
            <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
              <CircularProgress size={20} aria-label={texts.loading} />
              <Typography>{texts.loading}</Typography>
            </Stack>
          </Paper>
        )}
      </div>
      {failed && (
        <Paper role="alert" sx={{ ...card, maxWidth: 400 }}>
          <Typography>{texts.failed}</Typography>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end', mt: 3 }}>
            <Button onClick={onClose} sx={{ minHeight: 44 }}>
              {texts.close}
            </Button>
            <Button variant="contained" onClick={retry} sx={{ minHeight: 44 }}>
              {texts.retry}
            </Button>
          </Stack>
        </Paper>
      )}
    </Box>
  );
}
