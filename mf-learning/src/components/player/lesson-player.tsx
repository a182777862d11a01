import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { whenIdle } from '@vidyapath/remote-kit/stream-library';
import { styled } from '@vidyapath/ui';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { LessonPlayerProps } from './lesson-player.types';
import { filledByPlayer } from './stage';
import { VideoPlayer } from './video-player';
import type { VideoPlayerProps } from './video-player.types';

/** Fills the screen, also while one lesson follows another. */
const Frame = styled('div')({
  height: 'var(--player-height, auto)',
  '&:fullscreen': { ...filledByPlayer, backgroundColor: '#000' },
});

/** Whether what can be asked and fetched before the first press is: once the page is idle, and unless data is saved. */
function useAhead(): boolean {
  const isSaving = useDataSaver().on;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSaving ? undefined : whenIdle(() => setIdle(true))), [isSaving]);
  return isIdle && !isSaving;
}

/** The player of the page that shows one lesson at a time. */
export function LessonPlayer({ videoId, ...props }: LessonPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Frame ref={frame}>
      <OneLesson key={videoId} {...props} frame={frame} />
    </Frame>
  );
}

function OneLesson({
  url,
  handle,
  autoPlay = false,
  startAt = 0,
  onPlay,
  onPlayingChange,
  onTime,
  onRest,
  ...props
}: Omit<LessonPlayerProps, 'videoId'> & Pick<VideoPlayerProps, 'frame'>) {
  const [playing, setPlaying] = useState(autoPlay);
  const [sought, setSought] = useState<number>();
  /** Before it has begun there is nothing to jump in. */
  const [from, setFrom] = useState<number>();
  const ahead = useAhead();
  const position = useRef(startAt);
  const reach = (seconds: number) => {
    position.current = seconds;
    onTime?.(seconds);
  };
  const change = (now: boolean) => {
    setPlaying(now);
    onPlayingChange?.(now);
  };
  useImperativeHandle(handle, () => ({
    position: () => position.current,
    playFrom: (seconds) => {
      setSought(seconds);
      setFrom(seconds);
      reach(seconds);
      change(true);
    },
    pause: () => change(false),
  }));
  return (
    <VideoPlayer
      {...props}
      url={url}
      active
      alone
      playing={playing}
      ahead={ahead}
      startAt={from ?? startAt}
      seekTo={sought}
      onSought={() => setSought(undefined)}
      onPlayingChange={(now) => {
        if (!now) onRest?.(position.current);
        change(now);
      }}
      onPosition={(seconds) => onRest?.(seconds)}
      onTime={reach}
      onPlay={onPlay}
    />
  );
}
