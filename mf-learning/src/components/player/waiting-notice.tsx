import { useT } from '@vidyapath/client/screens/use-t';
import { CircularProgress, styled, VisuallyHidden } from '@vidyapath/ui';
import { narrow } from './controls/picture-controls.styles';

/** Over the picture, and lets presses through to it. */
const Notice = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: '#fff',
  // Around the button that plays, which is in the middle of a small picture.
  [narrow]: { '& > [role="progressbar"]': { translate: '0 -32px', scale: '1.6' } },
});
const Words = styled('div')({
  position: 'absolute',
  insetInline: 8,
  top: 8,
  marginInline: 'auto',
  width: 'fit-content',
  padding: '8px 16px',
  borderRadius: 8,
  fontSize: '0.875rem',
  textAlign: 'center',
  backgroundColor: 'rgb(20 19 31 / 0.9)',
});

interface WaitingNoticeProps {
  /** The service has not answered how the lesson is played. */
  asks: boolean;
  /** The next seconds of the video have not come. */
  waits: boolean;
  /** The network does not answer. */
  lost: boolean;
}

/** Says what the player waits for, and that it goes on by itself. */
export function WaitingNotice({ asks, waits, lost }: WaitingNoticeProps) {
  const t = useT();
  return (
    <Notice role="status">
      {(asks || waits) && !lost && <CircularProgress color="inherit" aria-hidden="true" />}
      {lost ? <Words>{t('player.lost')}</Words> : asks && <VisuallyHidden>{t('player.opens')}</VisuallyHidden>}
    </Notice>
  );
}
