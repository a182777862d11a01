import { useT } from '@vidyapath/client/screens/use-t';
import { CaptionTracks } from '@vidyapath/remote-kit/caption-tracks';
import { LessonVideo } from '@vidyapath/remote-kit/lesson-video';
import { canFeedVideos } from '@vidyapath/remote-kit/stream-library';
import { useLessonPlay } from '@vidyapath/remote-kit/use-lesson-play';
import { useStream } from '@vidyapath/remote-kit/use-stream';
import { FailedState, styled, Typography } from '@vidyapath/ui';
import { useRef, useState } from 'react';
import { usePlayIntroductionMutation } from '../api/play-introduction.endpoints';

const Video = styled(LessonVideo)({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 12,
  backgroundColor: 'black',
});

/** Plays as soon as the service has said how. */
export function StreamedVideo({ courseId, label }: { courseId: number; label: string }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [ask] = usePlayIntroductionMutation();
  const [wanted, setWanted] = useState(true);
  const [failed, setFailed] = useState(false);
  const [isStreamLost, setStreamLost] = useState(false);
  const { play, refusal, lost, renew, forget } = useLessonPlay({
    ask: () => ask({ course_id: courseId }).unwrap(),
    wanted: wanted && !failed,
  });
  const isFed = canFeedVideos();
  useStream(video, {
    url: isFed ? play?.url : undefined,
    startAt: 0,
    largest: Infinity,
    isBegun: true,
    onRefused: async () => (await renew()) !== undefined,
    onLost: setStreamLost,
    onFailed: () => setFailed(true),
  });
  if (refusal || failed) {
    const retry = () => {
      forget();
      void renew();
      setFailed(false);
    };
    return <FailedState message={t('course.introductionFailed')} retryLabel={t('retry')} onRetry={retry} />;
  }
  return (
    <>
      <Video
        ref={video}
        src={isFed ? undefined : play?.url}
        poster={play?.poster ?? undefined}
        controls
        autoPlay
        playsInline
        aria-label={label}
        onPlay={() => setWanted(true)}
        onPause={() => setWanted(false)}
        onError={() => {
          if (!isFed) setFailed(true);
        }}
      >
        <CaptionTracks captions={play?.captions ?? []} />
      </Video>
      <Typography role="status" variant="body2">
        {(lost || isStreamLost) && t('course.connectionLost')}
      </Typography>
    </>
  );
}
