import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { EmbeddedFrame, frameRights } from './embedded-frame';
import type { PlayerState } from './player-state';
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
export function SharingScreen({
  id,
  title,
  playing,
  startAt,
  speed,
  volume: loud,
  muted: silent,
  handle,
  state,
  ...on
}: ScreenProps & { id: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const known = useRef({ rate: 1, ended: false, answered: false });
  const [loads, setLoads] = useState(0);
  const [opened, setOpened] = useState(playing);
  if (playing && !opened) setOpened(true);
  const [src] = useState(() => sharingAddress(id, startAt));

  useImperativeHandle(
    handle,
    () => ({
      position: () => state.getState().at,
      setVolume: (volume) => send(frame.current, sharingCommand('setVolume', Math.round(volume * 100))),
      seekTo: (seconds) => {
        state.setState({ at: seconds });
        send(frame.current, sharingCommand('seekTo', seconds, true));
      },
      setMuted: (muted) => send(frame.current, sharingCommand(muted ? 'mute' : 'unMute')),
    }),
    [state],
  );

  useEffect(() => send(frame.current, sharingCommand(playing ? 'playVideo' : 'pauseVideo')), [playing]);
  useEffect(() => {
    if (speed !== known.current.rate) send(frame.current, sharingCommand('setPlaybackRate', speed));
  }, [speed]);

  const take = useEffectEvent(({ state: phase, failed, ...report }: SharingReport) => {
    const { current } = known;
    const isFirst = !current.answered;
    const late = isFirst && !playing;
    current.answered = true;
    // Before its first message the frame takes no command.
    if (isFirst && speed !== current.rate) send(frame.current, sharingCommand('setPlaybackRate', speed));
    if (isFirst && loud < 1) send(frame.current, sharingCommand('setVolume', Math.round(loud * 100)));
    if (isFirst && silent) send(frame.current, sharingCommand('mute'));
    // Paused before the frame could receive it: the frame has begun to play.
    if (late) return send(frame.current, sharingCommand('pauseVideo'));
    state.setState((before) => stateOf(report, before));
    if (report.rate !== undefined && report.rate !== current.rate) {
      current.rate = report.rate;
      on.onSpeedChange(report.rate);
    }
    if (phase) current.ended = phase === 'ended';
    // A paused video can be moved; that does not count as watching.
    if (report.currentTime !== undefined && playing) on.onTick(report.currentTime, current.rate);
    if (failed) on.onFailed();
    else if (phase === 'ended') on.onEnded();
    else if (phase) on.onPlayingChange(phase === 'playing');
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
  const begin = useEffectEvent(() => state.setState({ at: startAt }));
  useEffect(() => begin(), []);
  const leave = useEffectEvent(() => on.onPosition(known.current.ended ? 0 : state.getState().at));
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

const stateOf = ({ currentTime, duration, loaded, volume, muted }: SharingReport, before: PlayerState): PlayerState => {
  const length = duration ?? before.duration;
  return {
    at: currentTime ?? before.at,
    duration: length,
    buffered: loaded === undefined ? before.buffered : loaded * length,
    volume: volume === undefined ? before.volume : volume / 100,
    muted: muted ?? before.muted,
  };
};

function send(frame: HTMLIFrameElement | null, message: string) {
  frame?.contentWindow?.postMessage(message, sharingOrigin);
}
