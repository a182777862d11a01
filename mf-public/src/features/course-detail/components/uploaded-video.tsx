import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { useState } from 'react';
import { LatePart } from '../../../components/late-part';
import { usePlayIntroductionMutation } from '../api/play-introduction.endpoints';
import { VideoCover } from './video-cover';

const StreamedVideo = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'lazy-introduction' */ '@vidyapath/remote-kit/streamed-video')).StreamedVideo,
  (_props, state) => <LatePart height={320} {...state} />,
);

interface UploadedVideoProps {
  courseId: number;
  label: string;
  poster: string;
}

/** An introduction that staff have uploaded: nothing is requested before the reader presses play. */
export function UploadedVideo({ courseId, label, poster }: UploadedVideoProps) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const [ask] = usePlayIntroductionMutation();
  if (!opened) return <VideoCover label={label} poster={poster} onPlay={() => setOpened(true)} />;
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
