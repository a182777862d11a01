import type { Play } from '@vidyapath/http/play';
import { CaptionTracks } from '@vidyapath/remote-kit/caption-tracks';
import { LessonVideo } from '@vidyapath/remote-kit/lesson-video';
import { canFeedVideos } from '@vidyapath/remote-kit/stream-library';
import { useStream } from '@vidyapath/remote-kit/use-stream';
import { styled } from '@vidyapath/ui';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { toggleCaptions, useCaptions } from './captions';
import { toggleFloating, useFloating } from './picture-in-picture';
import type { ScreenProps } from './screen.types';
import { usePlayedAddress } from './use-played-address';

const Video = styled(LessonVideo)({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** The second up to which the part around a second is stored. */
function endOfBuffered(ranges: TimeRanges, at: number): number {
  for (let index = 0; index < ranges.length; index += 1) {
    if (ranges.start(index) <= at + 0.5 && ranges.end(index) > at) return ranges.end(index);
  }
  return at;
}

interface FileScreenProps extends ScreenProps {
  /** Undefined until the service has said it. */
  src: string | undefined;
  /** Of a stream, once the service has said it. */
  play?: Play | undefined;
  isStream: boolean;
  /** Nothing of the file is fetched before the user plays it. */
  waiting: boolean;
  /** It will probably be played next: of a stream the playlists are fetched before it is. */
  ahead: boolean;
}

/** A media file or a stream, played by the browser: muted until played, no download, without the browser's controls. */
export function FileScreen({
  src,
  play,
  isStream,
  title,
  playing,
  startAt,
  speed,
  volume,
  muted,
  handle,
  state,
  waiting,
  ahead,
  ...on
}: FileScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const started = useRef(false);
  const { onRenew, onFailed } = on;
  const [isOpened, setOpened] = useState(false);
  const { played, startsAt, fail } = usePlayedAddress(src, { isOpened, startAt, onRenew, onFailed });
  const isFed = isStream && canFeedVideos();
  if (playing && !isOpened) setOpened(true);

  useImperativeHandle(handle, () => {
    const withVideo = (change: (element: HTMLVideoElement) => void) => video.current && change(video.current);
    return {
      position: () => video.current?.currentTime ?? 0,
      setVolume: (loud) =>
        withVideo((element) => {
          element.volume = loud;
        }),
      setMuted: (silent) =>
        withVideo((element) => {
          element.muted = silent;
        }),
      toggleFloating: () => withVideo(toggleFloating),
      toggleCaptions: (language) => withVideo((element) => toggleCaptions(element, language)),
      seekTo: (seconds) =>
        withVideo((element) => {
          element.currentTime = seconds;
          state.setState({ at: seconds });
        }),
    };
  }, [state]);

  useFloating(video, waiting, on.onFloatingChange);
  useCaptions(video, on.captions, on);

  const note = ({ duration, buffered, currentTime, volume: loud, muted: silent }: HTMLVideoElement) =>
    state.setState({
      duration: Number.isFinite(duration) ? duration : 0,
      buffered: endOfBuffered(buffered, currentTime),
      volume: loud,
      muted: silent,
    });
  const tick = ({ currentTime, playbackRate }: HTMLVideoElement) => on.onTick(currentTime, playbackRate);

  const start = (element: HTMLVideoElement) =>
    void element.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') on.onPlayingChange(false);
    });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.playbackRate = speed;
    element.defaultPlaybackRate = speed;
  }, [speed]);
  useEffect(() => {
    if (video.current) video.current.volume = volume;
  }, [volume]);

  const leaveAt = useEffectEvent((element: HTMLVideoElement) => {
    if (started.current) on.onPosition(element.ended ? 0 : element.currentTime);
  });
  useEffect(() => {
    const element = video.current;
    return () => (element ? leaveAt(element) : undefined);
  }, []);

  /** A video that another one replaces keeps its position, and later continues at `startAt`. */
  const makeWay = useEffectEvent((element: HTMLVideoElement) => {
    if (!started.current) return;
    if (waiting) on.onPosition(element.ended ? 0 : element.currentTime);
    else if (Math.abs(element.currentTime - startAt) > 1) element.currentTime = startAt;
  });
  useEffect(() => {
    if (video.current) makeWay(video.current);
  }, [waiting]);

  // After the effect that reads the position when the player is left: this one ends the stream.
  useStream(video, {
    url: isFed && (isOpened || ahead) ? played.src : undefined,
    isBegun: isOpened,
    startAt: startsAt,
    largest: on.largest,
    onRefused: async () => (await onRenew()) !== undefined,
    onLost: on.onLost,
    onFailed: () => video.current && void fail(video.current),
  });

  const begin = useEffectEvent((element: HTMLVideoElement) => {
    if (!started.current) element.muted = muted;
    started.current = true;
    start(element);
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (playing) begin(element);
    else element.pause();
  }, [playing, played]);

  return (
    <Video
      ref={video}
      src={isFed ? undefined : played.src}
      poster={play?.poster ?? undefined}
      aria-label={title}
      tabIndex={-1}
      muted
      playsInline
      preload={waiting ? 'none' : 'metadata'}
      controlsList="nodownload"
      onContextMenu={(event) => event.preventDefault()}
      onDurationChange={({ currentTarget }) => note(currentTarget)}
      onProgress={({ currentTarget }) => note(currentTarget)}
      onVolumeChange={({ currentTarget }) => note(currentTarget)}
      onWaiting={() => on.onStalled(true)}
      onPlaying={() => on.onStalled(false)}
      onLoadedMetadata={({ currentTarget }) => {
        if (!isFed && startsAt > 0) currentTarget.currentTime = startsAt;
        // A stream is given to the element after it was told to play, which pauses it.
        if (isFed && playing) start(currentTarget);
      }}
      // The events come a moment later, when another video may be active already.
      onPlay={({ currentTarget }) => {
        if (!currentTarget.paused) on.onPlayingChange(true);
      }}
      onTimeUpdate={({ currentTarget }) => {
        state.setState({ at: currentTarget.currentTime });
        if (!currentTarget.paused && !currentTarget.seeking) tick(currentTarget);
      }}
      onSeeking={({ currentTarget }) => {
        state.setState({ at: currentTarget.currentTime });
        on.onJump();
      }}
      onPause={({ currentTarget }) => {
        on.onStalled(false);
        if (currentTarget.paused) on.onPlayingChange(false);
      }}
      onRateChange={({ currentTarget }) => on.onSpeedChange(currentTarget.playbackRate)}
      onEnded={({ currentTarget }) => {
        // The next video is offered beside this one, where its own full screen would hide it.
        if (document.fullscreenElement === currentTarget) void document.exitFullscreen();
        tick(currentTarget);
        on.onEnded();
      }}
      onError={({ currentTarget }) => {
        // A stream reports its failures itself; a browser that plays HLS by itself does not say what has failed.
        if (!isStream) void fail(currentTarget);
        else if (!isFed) onFailed();
      }}
    >
      <CaptionTracks captions={play?.captions ?? []} />
    </Video>
  );
}
