import { useT } from '@vidyapath/client/screens/use-t';
import { styled } from '@vidyapath/ui';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { useStore } from 'zustand';
import { shortClock } from '../../../lib/short-clock';
import type { PlayerStore } from '../player-state';
import { Range } from './range';
import { type Storyboard, StoryboardPicture } from './storyboard-picture';

const Line = styled('div')({ position: 'relative', flex: '1 1 auto', minWidth: 0 });

interface SeekBarProps {
  state: PlayerStore;
  /** Seconds, until the video itself is known. */
  length: number;
  storyboard: Storyboard | undefined;
  onSeek: (seconds: number) => void;
}

/** Where the video is. While it is dragged only the small picture follows: the video jumps once it is let go. */
export function SeekBar({ state, length, storyboard, onSeek }: SeekBarProps) {
  const t = useT();
  const { at, duration, buffered } = useStore(state);
  const [dragged, setDragged] = useState<number>();
  const [isPressed, setPressed] = useState(false);
  const [pointed, setPointed] = useState<number>();
  /** The second that a screen reader was told; while the slider has the focus it would read each other one. */
  const [said, setSaid] = useState<number>();
  const say = () => setSaid(state.getState().at);
  const sayAgain = () => said !== undefined && say();
  const end = duration || length;
  if (end <= 0) return <Line />;
  const shown = dragged ?? Math.min(at, end);
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const release = () => {
    if (dragged !== undefined) onSeek(dragged);
    setDragged(undefined);
    setPressed(false);
    sayAgain();
  };
  const preview = dragged === undefined ? pointed : dragged / end;
  return (
    <Line
      data-dragged={dragged === undefined ? undefined : ''}
      onPointerMove={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      {preview !== undefined && <StoryboardPicture storyboard={storyboard} second={preview * end} part={preview} />}
      <Range
        type="range"
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionText', {
          at: shortClock(dragged ?? said ?? shown),
          duration: shortClock(Math.round(end)),
        })}
        min={0}
        max={end}
        step="any"
        value={shown}
        style={{ '--filled': shown / end, '--buffered': buffered / end } as CSSProperties}
        onFocus={say}
        onBlur={() => setSaid(undefined)}
        onKeyUp={say}
        onPointerDown={() => setPressed(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onChange={({ currentTarget }) => {
          if (isPressed) setDragged(Number(currentTarget.value));
          else {
            onSeek(Number(currentTarget.value));
            sayAgain();
          }
        }}
      />
    </Line>
  );
}
