import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import type { OutlineModule } from '../../../lib/course/course-outline';
import { useNextStream } from '../lib/use-next-stream';
import { useProgressView } from '../state/progress-view-context';
import { VideoItem } from './video-item';

/** The lessons of a module; on a wide screen they are beside the one that plays. */
export function VideoList({ module, page }: { module: OutlineModule; page: readonly OutlineModule[] }) {
  const t = useT();
  const active = useProgressView((view) => module.videos.find(({ key }) => key === view.activeVideo)?.key);
  const next = useNextStream(module);
  if (module.videos.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('module.noVideos')}</Typography>;
  const beside = active !== undefined && module.videos.length > 1;
  const rows = `repeat(${module.videos.length - 1}, min-content) 1fr`;
  return (
    <Box component="ol" sx={[list, beside && { ...besideList, gridTemplateRows: { lg: rows } }]}>
      {module.videos.map((video) => (
        <VideoItem
          key={video.key}
          moduleId={module.id}
          video={video}
          page={page}
          beside={beside && video.key !== active}
          ahead={active === undefined && video.key === next}
        />
      ))}
    </Box>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none', m: 0, p: 0 };
const besideList = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(280px, 340px)' },
  columnGap: 5,
};
