import { useT } from '@vidyapath/client/use-t';
import { styled } from '@vidyapath/ui';
import { useEffect, useMemo, useRef } from 'react';
import { EndedCover } from './ended-cover';
import { FailedCover } from './failed-cover';
import { toggleFullScreen } from './full-screen';
import { PlayerBar } from './player-bar';
import type { ScreenHandle } from './screen.types';
import { Screen } from './screen';
import { Stage } from './stage';
import { StartOverlay } from './start-overlay';
import { usePlayerKeys } from './use-player-keys';
import { usePlayerPhase } from './use-player-phase';
import type { VideoPlayerProps } from './video-player.types';
import { videoSource } from './video-source';

const Region = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 8,
  minWidth: 0,
  // Room for the page's sticky bar and the video's own row when the player is scrolled into view.
  scrollMarginBlock: '144px 16px',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 4, borderRadius: 8 },
  '&:fullscreen': { padding: 16, outline: 'none', backgroundColor: (theme.vars ?? theme).palette.background.default },
}));

const step = { seconds: 5, volume: 0.1 };

/** Shows one video, whatever plays it; takes the focus when it opens, since somebody has just asked for it. */
export function VideoPlayer({ url, title, playing, startAt = 0, onPlayingChange, onPosition, previous, next }: VideoPlayerProps) {
  const t = useT();
  const region = useRef<HTMLElement>(null);
  const screen = useRef<ScreenHandle>(null);
  const source = useMemo(() => videoSource(url), [url]);
  const { phase, attempt, end, fail } = usePlayerPhase({ playable: source.kind !== 'none', playing, onPlayingChange });
  const focusRegion = () => region.current?.focus();
  const start = () => {
    focusRegion();
    onPlayingChange(true);
  };

  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  usePlayerKeys(region, {
    ' ': () => onPlayingChange(!playing),
    arrowleft: () => screen.current?.seekBy(-step.seconds),
    arrowright: () => screen.current?.seekBy(step.seconds),
    arrowup: () => screen.current?.changeVolume(step.volume),
    arrowdown: () => screen.current?.changeVolume(-step.volume),
    m: () => screen.current?.toggleMute(),
    f: () => toggleFullScreen(region.current),
    n: () => next?.play(),
    p: () => previous?.play(),
  });

  const page = 'page' in source ? source.page : undefined;
  return (
    <Region ref={region} tabIndex={-1} aria-label={t('player.region', { title })}>
      <Stage>
        {phase === 'failed' ? (
          <FailedCover
            page={page ?? ('src' in source ? source.src : undefined)}
            next={next}
            onRetry={source.kind === 'none' ? undefined : start}
          />
        ) : (
          <>
            <Screen
              key={attempt}
              source={source}
              title={t('player.frame', { title })}
              playing={playing}
              startAt={startAt}
              handle={screen}
              onPlayingChange={onPlayingChange}
              onPosition={onPosition}
              onEnded={end}
              onFailed={fail}
            />
            {phase === 'ended' && <EndedCover next={next} onAgain={start} />}
            {phase === 'open' && !playing && <StartOverlay onStart={start} />}
          </>
        )}
      </Stage>
      <PlayerBar previous={previous} next={next} page={page} />
    </Region>
  );
}
