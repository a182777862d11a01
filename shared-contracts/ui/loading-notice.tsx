import type { LoadingState } from '@vidyapath/client/screens/lazy-part';
import { useEffect, useState } from 'react';
import { Box, Paper, Stack } from './basics/boxes';
import { Button } from './basics/button';
import { CircularProgress } from './basics/circular-progress';
import { Typography } from './basics/typography';
import { loadingTexts } from './loading-texts';

/** Milliseconds before the notice shows. */
const noticeDelay = 500;

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

export interface LoadingNoticeProps extends LoadingState {
  /** The user stops waiting. */
  onClose: () => void;
}

/** Shown instead of a window while its code loads, or when it could not be loaded. The page below stays usable. */
export function LoadingNotice({ failed, retry, onClose }: LoadingNoticeProps) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), noticeDelay);
    return () => clearTimeout(timer);
  }, []);
  const texts = loadingTexts();
  return (
    <Box sx={place}>
      <div role="status" aria-busy={!failed}>
        {visible && !failed && (
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
