import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { EmbeddedFrame, frameRights } from './embedded-frame';
import type { ScreenProps } from './screen.types';
import {
  readSharingMessage,
  sharingAddress,
  sharingCommand,
  sharingListen,
  sharingOrigin,
  type SharingReport,
} from './sharing-protocol';

/** Milliseconds after which a loaded frame without a message counts as a blocked or failed page. */
const answerWithin = 10_000;

/** A video of the sharing service, in its player that sets no cookies; nothing of it is fetched before it is played. */
export function SharingScreen({ id, title, playing, startAt, speed, handle, ...on }: ScreenProps & { id: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const known = useRef({ currentTime: startAt, volume: 100, muted: false, rate: 1, ended: false, answered: false });
  const [loads, setLoads] = useState(0);
  const [opened, setOpened] = useState(playing);
  if (playing && !opened) setOpened(true);
  const [src] = useState(() => sharingAddress(id, startAt));

  useImperativeHandle(
    handle,
    () => ({
      seekBy: (seconds) =>
        send(frame.current, sharingCommand('seekTo', Math.max(0, known.current.currentTime + seconds), true)),
      changeVolume: (by) => {
        known.current.volume = Math.min(100, Math.max(0, known.current.volume + by * 100));
        send(frame.current, sharingCommand('setVolume', known.current.volume));
      },
      seekTo: (seconds) => send(frame.current, sharingCommand('seekTo', seconds, true)),
      toggleMute: () => send(frame.current, sharingCommand(known.current.muted ? 'unMute' : 'mute')),
    }),
    [],
  );

  useEffect(() => send(frame.current, sharingCommand(playing ? 'playVideo' : 'pauseVideo')), [playing]);
  useEffect(() => {
    if (speed !== known.current.rate) send(frame.current, sharingCommand('setPlaybackRate', speed));
  }, [speed]);

  const take = useEffectEvent(({ state, failed, ...report }: SharingReport) => {
    const { current } = known;
    const isFirst = !current.answered;
    const late = isFirst && !playing;
    current.answered = true;
    // Before its first message the frame takes no command.
    if (isFirst && speed !== current.rate) send(frame.current, sharingCommand('setPlaybackRate', speed));
    // Paused before the frame could receive it: the frame has begun to play.
    if (late) return send(frame.current, sharingCommand('pauseVideo'));
    current.currentTime = report.currentTime ?? current.currentTime;
    current.volume = report.volume ?? current.volume;
    current.muted = report.muted ?? current.muted;
    if (report.rate !== undefined && report.rate !== current.rate) {
      current.rate = report.rate;
      on.onSpeedChange(report.rate);
    }
    if (state) current.ended = state === 'ended';
    // A paused video can be moved; that does not count as watching.
    if (report.currentTime !== undefined && playing) on.onTick(report.currentTime, current.rate);
    if (failed) on.onFailed();
    else if (state === 'ended') on.onEnded();
    else if (state) on.onPlayingChange(state === 'playing');
  });
  const giveUp = useEffectEvent(() => {
    if (!known.current.answered) on.onFailed();
  });
  useEffect(() => {
    if (loads === 0) return;
    send(frame.current, sharingListen);
    const timer = setTimeout(() => giveUp(), answerWithin);
    return () => clearTimeout(timer);
  }, [loads]);
  const leave = useEffectEvent(() => on.onPosition(known.current.ended ? 0 : known.current.currentTime));
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin === sharingOrigin && source === frame.current?.contentWindow) take(readSharingMessage(data));
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      leave();
    };
  }, []);

  if (!opened) return null;
  return <EmbeddedFrame ref={frame} src={src} title={title} {...frameRights} onLoad={() => setLoads(loads + 1)} />;
}

function send(frame: HTMLIFrameElement | null, message: string) {
  frame?.contentWindow?.postMessage(message, sharingOrigin);
}
