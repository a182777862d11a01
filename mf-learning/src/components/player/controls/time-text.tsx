import { styled } from '@vidyapath/ui';
import { useStore } from 'zustand';
import { shortClock } from '../../../lib/short-clock';
import type { PlayerStore } from '../player-state';

const Time = styled('span')({
  paddingInline: 8,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The slider says the same to screen readers. */
export function TimeText({ state, length }: { state: PlayerStore; length: number }) {
  const at = useStore(state, (now) => Math.floor(now.at));
  // A video is some milliseconds shorter or longer than the lists say.
  const duration = Math.round(useStore(state, (now) => now.duration) || length);
  return <Time aria-hidden>{duration > 0 ? `${shortClock(at)} / ${shortClock(duration)}` : shortClock(at)}</Time>;
}
