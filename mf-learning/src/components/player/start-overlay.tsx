import { useT } from '@vidyapath/client/use-t';
import { PlayIcon, styled } from '@vidyapath/ui';

const Overlay = styled('button')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  color: '#fff',
  background: 'rgb(20 19 31 / 0.45)',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: '50%',
    backgroundColor: 'rgb(20 19 31 / 0.8)',
    transition: 'transform 200ms',
  },
  '&:hover > span': { transform: 'scale(1.08)' },
  '&:focus-visible': { outline: '3px solid #FFB068', outlineOffset: -6 },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { transition: 'none' }, '&:hover > span': { transform: 'none' } },
});

/** The play button over a video that isn't playing. */
export function StartOverlay({ onStart }: { onStart: () => void }) {
  const t = useT();
  return (
    <Overlay type="button" aria-label={t('player.start')} onClick={onStart}>
      <span>
        <PlayIcon sx={{ fontSize: 44 }} />
      </span>
    </Overlay>
  );
}
