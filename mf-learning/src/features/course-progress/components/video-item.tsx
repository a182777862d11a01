import { useT } from '@vidyapath/client/screens/use-t';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { Box, Button, PauseIcon, PlayIcon, Typography } from '@vidyapath/ui';
import type { OutlineModule, OutlineVideo } from '../../../lib/course/course-outline';
import { useProgressView } from '../state/progress-view-context';
import { Handouts } from '../../../components/lesson/handouts';
import { InlinePlayer } from './inline-player';
import { NotesFold } from './notes-fold';
import { LessonState } from './lesson-state';

interface VideoItemProps {
  moduleId: number;
  video: OutlineVideo;
  page: readonly OutlineModule[];
  /** Another video of its list is the active one; this one is then beside it where there is room. */
  beside: boolean;
  /** It will probably be played next. */
  ahead: boolean;
}

/** One video with its button and its player: small beside its name, and as wide as the list while it is the active one. */
export function VideoItem({ moduleId, video, page, beside, ahead }: VideoItemProps) {
  const t = useT();
  const active = useProgressView((view) => view.activeVideo === video.key);
  const playing = useProgressView((view) => view.playing) && active;
  const play = useProgressView((view) => view.play);
  const setPlaying = useProgressView((view) => view.setPlaying);
  return (
    <Box component="li" aria-current={active || undefined} sx={[row, active ? wide : narrow, beside && compact]}>
      <Box sx={{ gridArea: 'info', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: active ? 600 : 400 }}>{video.title}</Typography>
        {!video.isPublished && <StateBadge tone="warning">{t('video.unpublished')}</StateBadge>}
        <LessonState video={video} />
      </Box>
      <Button
        variant={playing ? 'contained' : 'outlined'}
        startIcon={playing ? <PauseIcon /> : <PlayIcon />}
        aria-label={t(playing ? 'video.playingNamed' : 'video.playNamed', { title: video.title })}
        onClick={() => (playing ? setPlaying(false) : play(moduleId, video.key))}
        sx={{ gridArea: 'button', justifySelf: 'start', minHeight: 44, minWidth: 112 }}
      >
        {t(playing ? 'video.playing' : 'video.play')}
      </Button>
      <Box sx={{ gridArea: 'player', minWidth: 0 }}>
        <InlinePlayer {...{ moduleId, video, active, playing, ahead, page }} />
        {active && video.id !== null && <Handouts videoId={video.id} />}
        {active && video.id !== null && <NotesFold videoId={video.id} />}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 2,
  borderTop: 1,
  borderColor: 'divider',
  py: 3,
};
const wide = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"info button" "player player"',
  gridRow: { lg: '1 / -1' },
  gridColumn: { lg: '1' },
  alignSelf: 'start',
};
const compact = {
  gridTemplateColumns: { lg: '128px minmax(0, 1fr)' },
  gridTemplateAreas: { lg: '"player info" "player button"' },
  gridColumn: { lg: '2' },
};
const narrow = {
  gridTemplateColumns: { xs: '128px minmax(0, 1fr)', sm: '160px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"player info" "player button"', sm: '"player info button"' },
};
