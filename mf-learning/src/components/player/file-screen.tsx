import type { Play } from '@vidyapath/http/play';
import { CaptionTracks } from '@vidyapath/remote-kit/caption-tracks';
import { LessonVideo } from '@vidyapath/remote-kit/lesson-video';
import { canFeedVideos } from '@vidyapath/remote-kit/stream-library';
import { useStream } from '@vidyapath/remote-kit/use-stream';
import { styled } from '@vidyapath/ui';
import { type SyntheticEvent, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { toggleCaptions, useCaptions } from './captions';
import { toggleFloating, useFloating } from './picture-in-picture';
import type { ScreenProps } from './screen.types';
import { usePlayedAddress } from './use-played-address';

const Video = styled(LessonVideo)({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

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

/**
 * A media file or a stream, played by the browser: muted until played, controls only while playing, no download. The browser's controls
 * keep every key that is pressed in them from the page, so they are for the pointer; the keyboard has the player's keys and bar.
 */
export function FileScreen({
  src,
  play,
  isStream,
  title,
  playing,
  startAt,
  speed,
  handle,
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
      seekBy: (seconds) =>
        withVideo((element) => {
          element.currentTime = between(element.currentTime + seconds, 0, element.duration || 0);
        }),
      changeVolume: (by) =>
        withVideo((element) => {
          element.volume = between(element.volume + by, 0, 1);
        }),
      toggleMute: () =>
        withVideo((element) => {
          element.muted = !element.muted;
        }),
      toggleFloating: () => withVideo(toggleFloating),
      toggleCaptions: () => withVideo(toggleCaptions),
      seekTo: (seconds) =>
        withVideo((element) => {
          element.currentTime = seconds;
        }),
    };
  }, []);

  useFloating(video, waiting, on.onFloatingChange);
  useCaptions(video, on.captions, on);

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
    if (!started.current) element.muted = false;
    started.current = true;
    start(element);
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (playing) begin(element);
    else element.pause();
  }, [playing, played]);

  const used = ({ currentTarget }: SyntheticEvent) => document.activeElement === currentTarget && on.onUsed();

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
      controls={playing}
      controlsList="nodownload"
      onContextMenu={(event) => event.preventDefault()}
      onLoadedMetadata={({ currentTarget }) => {
        if (!isFed && startsAt > 0) currentTarget.currentTime = startsAt;
        // A stream is given to the element after it was told to play, which pauses it.
        if (isFed && playing) start(currentTarget);
      }}
      // The events come a moment later, when another video may be active already.
      onPlay={(event) => {
        used(event);
        if (!event.currentTarget.paused) on.onPlayingChange(true);
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (!currentTarget.paused && !currentTarget.seeking) tick(currentTarget);
      }}
      onSeeking={() => on.onJump()}
      onPause={(event) => {
        used(event);
        if (event.currentTarget.paused) on.onPlayingChange(false);
      }}
      onSeeked={used}
      onVolumeChange={used}
      onRateChange={(event) => {
        used(event);
        on.onSpeedChange(event.currentTarget.playbackRate);
      }}
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
