import { formatClock } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Box, IconButton, Typography } from '@vidyapath/ui';
import { DeleteIcon } from '@vidyapath/ui/staff';
import type { ReactNode } from 'react';

interface VideoRowProps {
  video: ModuleVideo;
  onDelete: () => void;
  children: ReactNode;
}

export function VideoRow({ video, onDelete, children }: VideoRowProps) {
  const t = useT();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography
        component="span"
        aria-label={t('videos.sequence', { number: video.sequence_no })}
        role="img"
        sx={number}
      >
        {video.sequence_no}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'start' }}>
          {video.video_title}
        </Typography>
        {!video.asset_id && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {video.video_url}
          </Typography>
        )}
        {(video.duration_in_seconds > 0 || !video.asset_id) && (
          <Typography variant="body2">{formatClock(video.duration_in_seconds)}</Typography>
        )}
        {children}
      </Box>
      <IconButton
        aria-label={t('videos.delete', { name: video.video_title })}
        onClick={onDelete}
        color="error"
        sx={{ width: 44, height: 44, flexShrink: 0 }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const number = { minWidth: 32, textAlign: 'end', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' };
