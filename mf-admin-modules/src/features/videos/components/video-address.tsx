import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Typography } from '@vidyapath/ui';
import { durationProblem } from '../lib/duration-problem';
import { useDuration } from '../lib/use-duration';
import type { VideoScreen } from '../lib/video-screen';
import { InlineVideoValue } from './inline-video-value';
import { ProgressBar } from '../../../components/progress-bar';

/** The address of a video elsewhere; another one is stored with its duration. */
export function VideoAddress({ video, screen }: { video: ModuleVideo; screen: VideoScreen }) {
  const t = useT();
  const { progress, readThen, stop } = useDuration();
  return (
    <InlineVideoValue
      {...{ video, screen }}
      field="video_url"
      hint={t('videos.otherAddressHint')}
      complete={(change) =>
        readThen(change.video_url ?? '', async (seconds) => ({ ...change, duration_in_seconds: seconds }))
      }
      explain={(problem) => durationProblem(t, problem)}
      onStop={stop}
      below={progress !== undefined && <ProgressBar label={t('videos.reading')} progress={progress} />}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 0 }}>
        {video.video_url}
      </Typography>
    </InlineVideoValue>
  );
}
