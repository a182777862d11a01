import { useImperativeHandle, useRef, useState } from 'react';
import type { LessonPlayerProps } from './lesson-player.types';
import { VideoPlayer } from './video-player';

/** The player of the page that shows one lesson at a time. */
export function LessonPlayer({ videoId, ...props }: LessonPlayerProps) {
  return <OneLesson key={videoId} {...props} />;
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
}: Omit<LessonPlayerProps, 'videoId'>) {
  const [playing, setPlaying] = useState(autoPlay);
  const [sought, setSought] = useState<number>();
  /** Before it has begun there is nothing to jump in. */
  const [from, setFrom] = useState(startAt);
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
      playing={playing}
      startAt={from}
      seekTo={sought}
      onSought={() => setSought(undefined)}
      onPlayingChange={(now) => {
        if (!now) onRest?.(position.current);
        change(now);
      }}
      onPosition={(seconds) => onRest?.(seconds)}
      onTick={(seconds, rate) => {
        reach(seconds);
        props.onTick?.(seconds, rate);
      }}
      onPlay={onPlay}
    />
  );
}
