import { useT } from '@vidyapath/client/screens/use-t';
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
import { videoSource } from './video-source';

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
  const { url, title, active, playing, startAt = 0, onPlayingChange, onPosition, onRenew, previous, next } = props;
  const t = useT();
  const region = useRef<HTMLElement>(null);
  const screen = useRef<ScreenHandle>(null);
  const source = useMemo(() => videoSource(url), [url]);
  const { phase, attempt, end, fail } = usePlayerPhase({ playable: source.kind !== 'none', playing, onPlayingChange });
  const isHidden = source.kind === 'archive';
  const resumed = useResumed(active, startAt);
  const controls = useOwnControls(source.kind, screen);
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
  const playsHidden = isHidden && playing;
  useEffect(() => {
    if (playsHidden) begun();
  }, [playsHidden]);

  const [isStarted, setStarted] = useState(false);
  if (playing && !isStarted) setStarted(true);
  const state = isStarted && phase === 'open' ? t(playing ? 'player.nowPlays' : 'player.nowPaused', { title }) : '';
  const page = 'page' in source ? source.page : undefined;
  const failed = active && phase === 'failed';
  return (
    <Region ref={region} {...(active && { tabIndex: -1, 'aria-label': t('player.region', { title }) })}>
      <Stage data-waiting={active ? undefined : ''}>
        {failed ? (
          <FailedCover
            page={page ?? ('src' in source ? source.src : undefined)}
            next={next}
            onRetry={source.kind === 'none' ? undefined : start}
          />
        ) : (
          <Screen
            key={attempt}
            source={source}
            waiting={!active}
            title={t('player.frame', { title })}
            playing={playing}
            startAt={startAt}
            handle={screen}
            onPlayingChange={onPlayingChange}
            onPosition={onPosition}
            onTick={(seconds, rate) => props.onTick?.(seconds, rate)}
            onJump={() => props.onJump?.()}
            {...controls.screen}
            onUsed={() => region.current?.focus({ preventScroll: true })}
            onRenew={onRenew}
            onEnded={() => {
              props.onEnd?.();
              end();
            }}
            onFailed={fail}
          />
        )}
        {active && phase === 'ended' && <EndedCover next={next} onAgain={start} />}
        {!playing && (!active || phase === 'open') && (
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
