import { formatBytes } from '@vidyapath/client/formats/data-size';
import { usePolling } from '@vidyapath/client/screens/use-polling';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, Typography } from '@vidyapath/ui';
import { useId } from 'react';
import { useHandoutsQuery } from '../../lib/course/handouts.endpoints';

/** Before the addresses end. */
const askEveryMs = 8 * 60_000;

/** The PDFs of a lesson under its player; nothing where there are none. */
export function Handouts({ videoId }: { videoId: number }) {
  const t = useT();
  const id = useId();
  const { currentData: handouts = [], refetch } = useHandoutsQuery(videoId, { refetchOnMountOrArgChange: true });
  usePolling(handouts.length > 0, askEveryMs, () => void refetch());
  if (handouts.length === 0) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {t('handouts.title')}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {handouts.map(({ file_id, title, size_bytes, url }) => (
          <Box component="li" key={file_id} sx={{ minHeight: 44, py: 2, overflowWrap: 'anywhere' }}>
            <Link href={url} download dir="auto">
              {title}
            </Link>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatBytes(size_bytes)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
