import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { EmptyState, FailedState, Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { VideoRow } from './video-row';

interface VideoListProps {
  answer: { data?: ModuleVideo[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onDelete: (video: ModuleVideo) => void;
  /** What stands below a video. */
  children: (video: ModuleVideo) => ReactNode;
}

export function VideoList({ answer, onDelete, children }: VideoListProps) {
  const t = useT();
  const { data: videos, error, isFetching, refetch } = answer;
  if (error !== undefined)
    return (
      <FailedState
        message={t('videos.loadFailed')}
        retryLabel={t('list.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!videos) return <VideoListSkeleton label={t('videos.loading')} />;
  if (videos.length === 0) return <EmptyState title={t('videos.empty')} text={t('videos.emptyText')} />;
  return (
    <Stack component="ol" aria-label={t('videos.list')} aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {videos.map((video) => (
        <VideoRow key={video.video_id} video={video} onDelete={() => onDelete(video)}>
          {children(video)}
        </VideoRow>
      ))}
    </Stack>
  );
}

const VideoListSkeleton = ({ label }: { label: string }) => (
  <Stack sx={{ gap: 3 }}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Stack>
);
