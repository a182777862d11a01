import { useT } from '@vidyapath/client/screens/use-t';
import type { Play } from '@vidyapath/http/play';
import { useLessonPlay } from '@vidyapath/remote-kit/use-lesson-play';
import { styled } from '@vidyapath/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { EndedCover } from './ended-cover';
import { FailedCover } from './failed-cover';
import { leaveFullScreen, toggleFullScreen } from './full-screen';
import { PlayerBar } from './player-bar';
import { PlayerNotes } from './player-notes';
import type { ScreenHandle } from './screen.types';
import { Screen } from './screen';
import { Stage } from './stage';
import { showInView } from './show-in-view';
import { StartOverlay } from './start-overlay';
import { useOwnControls } from './use-own-controls';
import { usePlayerCommands } from './use-player-commands';
import { usePlayerPhase } from './use-player-phase';
import { useResumed } from './use-resumed';
import type { VideoPlayerProps } from './video-player.types';
import { WaitingNotice } from './waiting-notice';
import { lessonSource, videoSource } from './video-source';

const Region = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 8,
  minWidth: 0,
  // Space for the page's sticky bar and the video's own row when the player is scrolled into view.
  scrollMarginBlock: '144px 16px',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 4, borderRadius: 8 },
  '&:fullscreen': { padding: 16, outline: 'none', backgroundColor: (theme.vars ?? theme).palette.background.default },
}));

/** Shows one video with any kind of player; takes the focus when it becomes the active one, since the learner has just opened it. */
export function VideoPlayer(props: VideoPlayerProps) {
  const {
    url,
    title,
    active,
    playing,
    startAt = 0,
    ahead = false,
    onPlayingChange,
    onPosition,
    ask,
    previous,
    next,
  } = props;
  const t = useT();
  const region = useRef<HTMLElement>(null);
  const screen = useRef<ScreenHandle>(null);
  const isPlayable = videoSource(url).kind !== 'none';
  const lesson = useLessonPlay({ ask, wanted: active && playing && isPlayable, ahead });
  const { play, refusal } = lesson;
  const { onPlay } = props;
  const answered = useEffectEvent((answer: Play) => onPlay?.(answer));
  useEffect(() => {
    if (play) answered(play);
  }, [play]);
  const source = useMemo(() => lessonSource(url, play), [url, play]);
  /** What plays is known. */
  const plays = playing && play !== undefined;
  const { phase, attempt, end, fail } = usePlayerPhase({
    playable: source.kind !== 'none',
    refused: refusal !== undefined,
    playing,
    onPlayingChange,
  });
  const isHidden = source.kind === 'archive';
  const resumed = useResumed(active, startAt);
  const controls = useOwnControls(source, screen);
  const start = () => {
    region.current?.focus();
    onPlayingChange(true);
  };
  const restart = () => {
    screen.current?.seekTo?.(0);
    resumed.forget();
    start();
  };

  useEffect(() => {
    if (!active) return leaveFullScreen(region.current);
    region.current?.focus({ preventScroll: true });
    void showInView(region.current);
  }, [active]);
  const { seekTo, onSought } = props;
  const sought = useEffectEvent(() => onSought?.());
  useEffect(() => {
    if (seekTo === undefined) return;
    screen.current?.seekTo?.(seekTo);
    void showInView(region.current);
    sought();
  }, [seekTo]);
  usePlayerCommands({ region, screen, active, playing, onPlayingChange, previous, next });

  const begun = useEffectEvent(() => props.onHiddenStart?.());
  const playsHidden = isHidden && plays;
  useEffect(() => {
    if (playsHidden) begun();
  }, [playsHidden]);

  const [isLost, setLost] = useState(false);
  /** Where it was left while it was the active one, e.g. by a failure. */
  const [leftAt, setLeftAt] = useState(0);
  if (!active && leftAt > 0) setLeftAt(0);

  const [isStarted, setStarted] = useState(false);
  if (playing && !isStarted) setStarted(true);
  const state =
    isStarted && phase === 'open' && !refusal ? t(playing ? 'player.nowPlays' : 'player.nowPaused', { title }) : '';
  const page = 'page' in source ? source.page : undefined;
  const failed = active && (phase === 'failed' || refusal !== undefined);
  return (
    <Region ref={region} {...(active && { tabIndex: -1, 'aria-label': t('player.region', { title }) })}>
      <Stage data-waiting={active ? undefined : ''}>
        {failed ? (
          <FailedCover
            page={page ?? (source.kind === 'file' ? source.src : undefined)}
            refusal={refusal}
            next={next}
            onBuy={props.onBuy}
            onRetry={source.kind === 'none' ? undefined : start}
          />
        ) : (
          <Screen
            key={attempt}
            source={source}
            waiting={!active}
            ahead={ahead}
            title={t('player.frame', { title })}
            playing={plays}
            startAt={leftAt || startAt}
            handle={screen}
            onPlayingChange={onPlayingChange}
            onPosition={(seconds) => {
              if (active) setLeftAt(seconds);
              onPosition(seconds);
            }}
            onTick={(seconds, rate) => props.onTick?.(seconds, rate)}
            onJump={() => props.onJump?.()}
            {...controls.screen}
            onUsed={() => region.current?.focus({ preventScroll: true })}
            onRenew={async () => (await lesson.renew())?.url}
            onLost={setLost}
            onEnded={() => {
              props.onEnd?.();
              end();
            }}
            onFailed={() => {
              lesson.forget();
              fail();
            }}
          />
        )}
        {active && !failed && <WaitingNotice asks={playing && !play} lost={playing && (lesson.lost || isLost)} />}
        {active && phase === 'ended' && <EndedCover next={next} onAgain={start} />}
        {!playing && (!active || (phase === 'open' && !failed)) && (
          <StartOverlay onStart={start} waiting={active ? undefined : title} />
        )}
      </Stage>
      {active && (
        <>
          <PlayerBar
            previous={previous}
            next={next}
            page={page}
            own={{ ...controls.bar(failed), fullScreen: () => toggleFullScreen(region.current) }}
          />
          <PlayerNotes
            resumedAt={failed ? undefined : resumed.at}
            onRestart={restart}
            markAsDone={props.markAsDone?.unmeasured || isHidden ? props.markAsDone : undefined}
            state={state}
          />
        </>
      )}
    </Region>
  );
}
