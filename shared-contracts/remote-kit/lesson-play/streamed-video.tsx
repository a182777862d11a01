import type { Play } from '@vidyapath/http/play';
import { CaptionTracks } from './caption-tracks';
import { LessonVideo } from './lesson-video';
import { canFeedVideos } from './stream-library';
import { useLessonPlay } from './use-lesson-play';
import { useOnePlayer } from './use-one-player';
import { useStream } from './use-stream';
import { FailedState, styled, Typography } from '@vidyapath/ui';
import { type RefObject, useRef, useState } from 'react';

const Video = styled(LessonVideo)({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 12,
  backgroundColor: 'black',
});

interface StreamedVideoProps {
  /** Asks the service how it is played; rejects with its problem. */
  ask: () => Promise<Play>;
  label: string;
  texts: { failed: string; retry: string; connectionLost: string };
  /** For a page that asks where it is. */
  videoRef?: RefObject<HTMLVideoElement | null>;
  /** Whether it plays as soon as the service has said how; left out: yes. */
  autoPlay?: boolean;
}

/** An uploaded video with the browser's controls. */
export function StreamedVideo({ ask, label, texts, videoRef, autoPlay = true }: StreamedVideoProps) {
  const own = useRef<HTMLVideoElement>(null);
  const video = videoRef ?? own;
  const [wanted, setWanted] = useState(true);
  const [plays, setPlays] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isStreamLost, setStreamLost] = useState(false);
  const { play, refusal, lost, renew, forget } = useLessonPlay({ ask, wanted: wanted && !failed });
  useOnePlayer(plays, () => video.current?.pause());
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
    return <FailedState message={texts.failed} retryLabel={texts.retry} onRetry={retry} />;
  }
  return (
    <>
      <Video
        ref={video}
        src={isFed ? undefined : play?.url}
        poster={play?.poster ?? undefined}
        controls
        autoPlay={autoPlay}
        playsInline
        aria-label={label}
        onPlay={() => {
          setWanted(true);
          setPlays(true);
        }}
        onPause={() => {
          setWanted(false);
          setPlays(false);
        }}
        onError={() => {
          if (!isFed) setFailed(true);
        }}
      >
        <CaptionTracks captions={play?.captions ?? []} />
      </Video>
      <Typography role="status" variant="body2">
        {(lost || isStreamLost) && texts.connectionLost}
      </Typography>
    </>
  );
}
