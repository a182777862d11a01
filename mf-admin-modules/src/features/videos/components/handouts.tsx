import { usePolling } from '@vidyapath/client/screens/use-polling';
import { useT } from '@vidyapath/client/screens/use-t';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Box, Button, FailedState, Skeleton, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { useId, useState } from 'react';
import { useHandoutsQuery } from '../api/handouts.endpoints';
import { AddHandout } from './add-handout';
import { HandoutList } from './handout-list';

/** Addresses of files are valid for 10 minutes. */
const askEveryMs = 8 * 60_000;

/** The PDFs of a lesson, folded until they are opened. */
export function Handouts({ video }: { video: ModuleVideo }) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('handouts.of', { name: video.video_title })}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 44, px: 0, alignSelf: 'flex-start' }}
      >
        {t('handouts.open')}
      </Button>
      <Box id={id}>{open && <OpenHandouts video={video} />}</Box>
    </>
  );
}

function OpenHandouts({ video }: { video: ModuleVideo }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useHandoutsQuery(video.video_id, { refetchOnMountOrArgChange: true });
  usePolling(true, askEveryMs, () => void refetch());
  const isFull = (data?.length ?? 0) >= lessonLimits.handout.perLesson;
  if (error !== undefined)
    return (
      <FailedState
        message={t('handouts.loadFailed')}
        retryLabel={t('list.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <>
        <VisuallyHidden role="status">{t('handouts.loading')}</VisuallyHidden>
        <Skeleton variant="rounded" height={44} />
      </>
    );
  return (
    <Stack sx={{ gap: 2, pb: 2 }}>
      <HandoutList video={video} handouts={data} />
      {isFull ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('handouts.full', { count: lessonLimits.handout.perLesson })}
        </Typography>
      ) : (
        <AddHandout video={video} />
      )}
    </Stack>
  );
}
