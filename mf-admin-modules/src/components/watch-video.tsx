import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { StreamedVideo } from '@vidyapath/remote-kit/streamed-video';
import { Box, Button } from '@vidyapath/ui';
import { useId, useState } from 'react';
import { usePlayVideoMutation } from '../lib/play-video.endpoints';

interface WatchVideoProps {
  video: Pick<ModuleVideo, 'video_id' | 'video_title'>;
}

/** An uploaded video as learners see it, also before it is published; nothing is fetched until it is opened. */
export function WatchVideo({ video: { video_id, video_title } }: WatchVideoProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [ask] = usePlayVideoMutation();
  const label = t('watch.of', { name: video_title });
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 44, px: 0, alignSelf: 'flex-start' }}
      >
        {t('watch.open')}
      </Button>
      <Box id={id} sx={{ maxWidth: 480 }}>
        {open && (
          <StreamedVideo
            ask={() => ask({ video_id }).unwrap()}
            label={label}
            texts={{
              failed: t('watch.failed'),
              retry: t('list.retry'),
              connectionLost: t('watch.connectionLost'),
            }}
          />
        )}
      </Box>
    </>
  );
}
