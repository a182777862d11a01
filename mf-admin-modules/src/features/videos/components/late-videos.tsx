import type { Late } from '@vidyapath/client/on-demand';
import { useT } from '@vidyapath/client/use-t';
import { Box, Button, CircularProgress, FailedState, Paper } from '@vidyapath/ui';
import { useEffect, useState } from 'react';

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
const card = { p: 4, textAlign: 'center', pointerEvents: 'auto', boxShadow: '0 8px 32px rgb(0 0 0 / 24%)' } as const;

interface LateVideosProps extends Late {
  onClose: () => void;
}

/** Stands in the place of a module's videos while their code is late. */
export function LateVideos({ failed, retry, onClose }: LateVideosProps) {
  const t = useT();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), wondering);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={place}>
      <div role="status" aria-busy={!failed}>
        {late && !failed && (
          <Paper sx={card}>
            <CircularProgress size={20} aria-label={t('videos.loading')} />
            <Box sx={{ mt: 2 }}>{t('videos.loading')}</Box>
          </Paper>
        )}
      </div>
      {failed && (
        <Paper sx={card}>
          <FailedState message={t('videos.loadFailed')} retryLabel={t('list.retry')} onRetry={retry} />
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            {t('videos.close')}
          </Button>
        </Paper>
      )}
    </Box>
  );
}
