import { useT } from '@vidyapath/client/screens/use-t';
import { StreamedVideo } from '@vidyapath/remote-kit/streamed-video';
import { usePlayIntroductionMutation } from '../api/play-introduction.endpoints';

/** An introduction that staff have uploaded. */
export function UploadedVideo({ courseId, label }: { courseId: number; label: string }) {
  const t = useT();
  const [ask] = usePlayIntroductionMutation();
  return (
    <StreamedVideo
      ask={() => ask({ course_id: courseId }).unwrap()}
      label={label}
      texts={{
        failed: t('course.introductionFailed'),
        retry: t('retry'),
        connectionLost: t('course.connectionLost'),
      }}
    />
  );
}
