import { useT } from '@vidyapath/client/screens/use-t';
import { PlayIcon, styled } from '@vidyapath/ui';
import { narrow } from './controls/picture-controls.styles';

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
    '& svg': { fontSize: 44 },
  },
  // Above the controls of a small picture, where pressing it would press them.
  [narrow]: { '&:has(+ [data-covered]) > span': { translate: '0 -32px' } },
  '&[data-small] > span': { width: 44, height: 44, '& svg': { fontSize: 28 } },
  '&:hover > span': { transform: 'scale(1.08)' },
  '&:focus-visible': { outline: '3px solid #FFB068', outlineOffset: -6 },
  '@media (prefers-reduced-motion: reduce)': {
    '& > span': { transition: 'none' },
    '&:hover > span': { transform: 'none' },
  },
});

interface StartOverlayProps {
  onStart: () => void;
  /** The video's title while it is not the active one: then the keyboard uses the button beside it. */
  waiting: string | undefined;
}

/** The play button over a video that isn't playing. */
export function StartOverlay({ onStart, waiting }: StartOverlayProps) {
  const t = useT();
  const small = waiting !== undefined;
  return (
    <Overlay
      type="button"
      aria-label={small ? t('player.startNamed', { title: waiting }) : t('player.start')}
      onClick={onStart}
      {...(small && { tabIndex: -1, 'data-small': '' })}
    >
      <span>
        <PlayIcon />
      </span>
    </Overlay>
  );
}
