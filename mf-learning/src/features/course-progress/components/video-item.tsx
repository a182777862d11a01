import { formatClock } from '@vidyapath/client/duration';
import { useT } from '@vidyapath/client/use-t';
import { Box, Button, PauseIcon, PlayIcon, Stack, Typography } from '@vidyapath/ui';
import type { OutlineModule, OutlineVideo } from '../lib/course-outline';
import { useProgressView } from '../state/progress-view-context';
import { ActiveVideo } from './active-video';

interface VideoItemProps {
  moduleId: number;
  video: OutlineVideo;
  page: readonly OutlineModule[];
}

/** One video with its button, and its player below while it is the active one. */
export function VideoItem({ moduleId, video, page }: VideoItemProps) {
  const t = useT();
  const active = useProgressView((view) => view.activeVideo === video.key);
  const playing = useProgressView((view) => view.playing) && active;
  const play = useProgressView((view) => view.play);
  const setPlaying = useProgressView((view) => view.setPlaying);
  return (
    <Box component="li" aria-current={active || undefined} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, minHeight: 48 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere', fontWeight: active ? 600 : 400 }}>{video.title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatClock(video.seconds)}
          </Typography>
        </Box>
        <Button
          variant={playing ? 'contained' : 'outlined'}
          startIcon={playing ? <PauseIcon /> : <PlayIcon />}
          aria-label={t(playing ? 'video.playingNamed' : 'video.playNamed', { title: video.title })}
          onClick={() => (playing ? setPlaying(false) : play(moduleId, video.key))}
          sx={{ minHeight: 44, minWidth: 112, flexShrink: 0 }}
        >
          {t(playing ? 'video.playing' : 'video.play')}
        </Button>
      </Stack>
      {active && (
        <Box sx={{ pt: 3 }}>
          <ActiveVideo video={video} page={page} />
        </Box>
      )}
    </Box>
  );
}
