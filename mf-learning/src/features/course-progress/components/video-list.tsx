import { useT } from '@vidyapath/client/use-t';
import { Stack, Typography } from '@vidyapath/ui';
import type { OutlineModule } from '../lib/course-outline';
import { VideoItem } from './video-item';

export function VideoList({ module, page }: { module: OutlineModule; page: readonly OutlineModule[] }) {
  const t = useT();
  if (module.videos.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('module.noVideos')}</Typography>;
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {module.videos.map((video) => (
        <VideoItem key={video.key} moduleId={module.id} video={video} page={page} />
      ))}
    </Stack>
  );
}
