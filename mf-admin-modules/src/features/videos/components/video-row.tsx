import { formatClock } from '@vidyapath/client/formats/duration';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Box, IconButton, Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { DeleteIcon } from '@vidyapath/ui/staff';
import type { ReactNode } from 'react';
import type { VideoOrder } from '../lib/use-video-order';
import type { VideoScreen } from '../lib/video-screen';
import { InlineVideoValue } from './inline-video-value';
import { VideoAddress } from './video-address';
import { VideoStates } from './video-states';

interface VideoRowProps {
  video: ModuleVideo;
  screen: VideoScreen;
  order: VideoOrder;
  /** The button that moves it; none if it is alone. */
  moveButton: ReactNode;
  onDelete: () => void;
  children: ReactNode;
}

export function VideoRow({ video, screen, order, moveButton, onDelete, children }: VideoRowProps) {
  const t = useT();
  const failure = order.failure?.id === video.video_id ? order.failure.problem : undefined;
  return (
    <Box component="li" sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography
        component="span"
        aria-label={t('videos.sequence', { number: video.sequence_no })}
        role="img"
        sx={number}
      >
        {video.sequence_no}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <InlineVideoValue {...{ video, screen }} field="video_title">
          <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'start', minWidth: 0 }}>
            {video.video_title}
          </Typography>
        </InlineVideoValue>
        {!video.asset_id && <VideoAddress {...{ video, screen }} />}
        <VideoStates {...{ video, screen }}>
          {(video.duration_in_seconds > 0 || !video.asset_id) && (
            <Typography variant="body2">{formatClock(video.duration_in_seconds)}</Typography>
          )}
        </VideoStates>
        {children}
        {failure && <Alert severity="error">{t('order.failed', { text: problemText(t, failure) })}</Alert>}
      </Box>
      <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-start', flexShrink: 0 }}>
        {moveButton}
        <IconButton
          aria-label={t('videos.delete', { name: video.video_title })}
          onClick={onDelete}
          color="error"
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Box>
  );
}

/** As high as the name beside it. */
const number = {
  minWidth: { xs: 20, sm: 32 },
  lineHeight: '44px',
  textAlign: 'end',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
