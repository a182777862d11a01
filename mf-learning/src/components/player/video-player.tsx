import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { useT } from '@vidyapath/client/screens/use-t';
import { useLessonPlay } from '@vidyapath/remote-kit/use-lesson-play';
import { useOnePlayer } from '@vidyapath/remote-kit/use-one-player';
import { styled, VisuallyHidden } from '@vidyapath/ui';
import { useMemo, useRef, useState } from 'react';
import { PictureControls } from './controls/picture-controls';
import { EndedCover } from './ended-cover';
import { FailedCover } from './failed-cover';
import { useFullScreen } from './full-screen';
import { PlayerBar } from './player-bar';
import { PlayerChoices } from './player-choices';
import { PlayerNotes } from './player-notes';
import { createPlayerState } from './player-state';
import { Said, useSaid } from './said';
import type { ScreenHandle } from './screen.types';
import { Screen } from './screen';
import { filledByPlayer, Stage } from './stage';
import { StartOverlay } from './start-overlay';
import { useInFront } from './use-in-front';
import { useMediaSession } from './use-media-session';
import { useOwnControls } from './use-own-controls';
import { usePlayerCommands } from './use-player-commands';
import { usePlayerPhase } from './use-player-phase';
import { useReports } from './use-reports';
import { useResumed } from './use-resumed';
import type { VideoPlayerProps } from './video-player.types';
import { WaitingNotice } from './waiting-notice';
import { lessonSource, videoSource } from './video-source';

const Region = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'var(--player-rows, none)',
  alignContent: 'center',
  rowGap: 'var(--player-gap, 8px)',
  minWidth: 0,
  height: 'var(--player-height, auto)',
  // The controls are placed by its width.
  containerType: 'inline-size',
  // Space for the page's sticky bar and the video's own row when the player is scrolled into view.
  scrollMarginBlock: '144px 16px',
  '&:focus-visible': {
    outline: 'var(--player-focus, 3px solid currentColor)',
    outlineOffset: 'var(--player-focus-offset, 4px)',
    borderRadius: 'var(--video-radius, 8px)',
  },
  '&:fullscreen': { ...filledByPlayer, outline: 'none', backgroundColor: '#000' },
});

/** Where the controls have all, a page that shows the player in its own way leaves the rest out. */
const Below = styled('div')(({ theme }) => ({
  display: 'var(--player-notes, grid)',
  gap: 8,
  minWidth: 0,
  padding: 'var(--player-notes-padding, 0)',
  backgroundColor: theme.palette.background.default,
  '&:empty': { display: 'none' },
}));

/** Shows one video with any kind of player; takes the focus when it becomes the active one, since the learner has just opened it. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { url, title, active, playing, startAt = 0, ahead = false, alone = false, previous, next } = props;
  const { onPlayingChange, onPosition } = props;
  const t = useT();
  const isSaving = useDataSaver().on;
  const region = useRef<HTMLElement>(null);
  const screen = useRef<ScreenHandle>(null);
  const [state] = useState(() => createPlayerState(startAt));
  const isPlayable = videoSource(url).kind !== 'none';
  const lesson = useLessonPlay({ ask: props.ask, wanted: active && playing && isPlayable, ahead });
  const { play, refusal } = lesson;
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
  const isVideo = source.kind === 'file' || source.kind === 'stream';
  const hasNoPoster = play ? play.poster === null : source.kind !== 'stream' || isSaving;
  const resumed = useResumed(active, startAt);
  const controls = useOwnControls(source, screen);
  const fullScreen = useFullScreen(props.frame ?? region);
  const { said, say } = useSaid();
  const start = () => {
    region.current?.focus();
    onPlayingChange(true);
  };
  const restart = () => {
    screen.current?.seekTo(0);
    resumed.forget();
    start();
  };
  useInFront(region, screen, props);
  useReports({ ...props, play, state, playsHidden: isHidden && plays });
  useOnePlayer(active && plays, () => onPlayingChange(false));
  const commands = usePlayerCommands({
    region,
    screen,
    state,
    active,
    playing,
    onPlayingChange,
    say,
    previous,
    next,
    setVolume: controls.setVolume,
    setMuted: controls.setMuted,
    speed: controls.choices.speed,
    captions: controls.captions,
    fullScreen: fullScreen.toggle,
  });

  const [isLost, setLost] = useState(false);
  const [isStalled, setStalled] = useState(false);
  /** Where it was left while it was the active one, e.g. by a failure. */
  const [leftAt, setLeftAt] = useState(0);
  if (!active && leftAt > 0) setLeftAt(0);

  const [isStarted, setStarted] = useState(false);
  if (playing && !isStarted) setStarted(true);
  const page = 'page' in source ? source.page : undefined;
  const failed = active && (phase === 'failed' || refusal !== undefined);
  const isOpen = active && phase === 'open' && !failed;
  const covered = !playing && (!active || (isOpen && !(alone && isStarted)));
  const isUsed = isOpen && isStarted;
  useMediaSession({
    title,
    playing,
    state,
    commands,
    previous,
    next,
    poster: play?.poster ?? undefined,
    isUsed: isUsed && isVideo,
  });
  const overPicture = isVideo && (alone || playing || fullScreen.on);
  const pictureControls = isOpen && source.kind !== 'none' && (overPicture || (!isVideo && isStarted)) && (
    <PictureControls
      {...{ state, commands, playing, covered }}
      docked={!isVideo}
      commanded={!isHidden}
      length={play?.duration_in_seconds ?? 0}
      storyboard={controls.storyboard}
      captions={controls.captions}
      floating={controls.floating}
      fullScreen={fullScreen.on}
      next={alone || fullScreen.on ? next : undefined}
      choices={alone && <PlayerChoices {...controls.choices} />}
    />
  );
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
            state={state}
            onPlayingChange={onPlayingChange}
            onPosition={(seconds) => {
              if (active) setLeftAt(seconds);
              onPosition(seconds);
            }}
            onTick={(seconds, rate) => props.onTick?.(seconds, rate)}
            onJump={() => props.onJump?.()}
            {...controls.screen}
            onRenew={async () => (await lesson.renew())?.url}
            onLost={setLost}
            onStalled={setStalled}
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
        {covered && !isStarted && hasNoPoster && props.picture}
        {covered && <StartOverlay onStart={start} waiting={active ? undefined : title} />}
        {isVideo && pictureControls}
        {active && !failed && (
          <>
            <WaitingNotice
              asks={playing && !play}
              waits={playing && isStalled}
              lost={playing && (lesson.lost || isLost)}
            />
            <Said text={said} />
          </>
        )}
        {active && phase === 'ended' && <EndedCover next={next} onAgain={start} />}
      </Stage>
      {!isVideo && pictureControls}
      {active && (
        <>
          <VisuallyHidden role="status">
            {isUsed && t(playing ? 'player.nowPlays' : 'player.nowPaused', { title })}
          </VisuallyHidden>
          <Below>
            {!alone && <PlayerBar previous={previous} next={next} page={page} choices={controls.choices} />}
            <PlayerNotes
              resumedAt={failed || alone ? undefined : resumed.at}
              onRestart={restart}
              markAsDone={props.markAsDone?.unmeasured || isHidden ? props.markAsDone : undefined}
            />
          </Below>
        </>
      )}
    </Region>
  );
}
