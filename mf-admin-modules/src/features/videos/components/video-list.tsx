import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { EmptyState, FailedState, Skeleton, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { type ReactNode, useId, useState } from 'react';
import type { VideoOrder } from '../lib/use-video-order';
import type { VideoScreen } from '../lib/video-screen';
import { MoveButton } from './move-button';
import { MoveVideo } from './move-video';
import { VideoRow } from './video-row';

interface VideoListProps {
  answer: { data?: ModuleVideo[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  screen: VideoScreen;
  order: VideoOrder;
  onDelete: (video: ModuleVideo) => void;
  /** What stands below a video. */
  children: (video: ModuleVideo) => ReactNode;
}

export function VideoList({ answer, screen, order, onDelete, children }: VideoListProps) {
  const t = useT();
  const hintId = useId();
  const [moving, setMoving] = useState<{ video: ModuleVideo; opener: HTMLButtonElement }>();
  const { data, error, isFetching, refetch } = answer;
  const videos = order.shown;
  if (error !== undefined)
    return (
      <FailedState
        message={t('videos.loadFailed')}
        retryLabel={t('list.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <VideoListSkeleton label={t('videos.loading')} />;
  if (data.length === 0) return <EmptyState title={t('videos.empty')} text={t('videos.emptyText')} />;
  const isAlone = data.length === 1;
  return (
    <>
      {!isAlone && (
        <Typography id={hintId} variant="body2" sx={hint}>
          {t('order.hint')}
        </Typography>
      )}
      <Stack component="ol" aria-label={t('videos.list')} aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {videos.map((video) => (
          <VideoRow
            key={video.video_id}
            {...{ video, screen, order }}
            moveButton={
              !isAlone && <MoveButton {...{ video, order, hintId }} onAsk={(opener) => setMoving({ video, opener })} />
            }
            onDelete={() => onDelete(video)}
          >
            {children(video)}
          </VideoRow>
        ))}
      </Stack>
      {moving && (
        <MoveVideo
          video={moving.video}
          videos={videos}
          onMove={(index) => order.moveTo(moving.video, index)}
          onClosed={() => {
            setMoving(undefined);
            moving.opener.focus();
          }}
        />
      )}
    </>
  );
}

/** Not for hands without a keyboard. */
const hint = { color: 'text.secondary', pb: 2, '@media (hover: none)': { display: 'none' } };

const VideoListSkeleton = ({ label }: { label: string }) => (
  <Stack sx={{ gap: 3 }}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Stack>
);
