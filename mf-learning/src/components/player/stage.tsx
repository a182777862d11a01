import { styled } from '@vidyapath/ui';

/** An element with these styles is filled by the player inside it, whatever its shape is. */
export const filledByPlayer = {
  '--player-height': '100%',
  '--player-rows': 'minmax(0, 1fr)',
  '--player-max-width': 'none',
  '--player-aspect': 'auto',
  '--video-radius': '0px',
  '--player-notes': 'none',
};

/** The place of the picture: 16 : 9, never wider than the screen and never higher than most of it, or than its page allows. */
export const Stage = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  width: '100%',
  height: 'var(--player-height, auto)',
  maxWidth: 'var(--player-max-width, calc(var(--video-height, 75vh) * 16 / 9))',
  marginInline: 'auto',
  aspectRatio: 'var(--player-aspect, 16 / 9)',
  backgroundColor: '#000',
  '&[data-waiting]': { background: 'linear-gradient(135deg, #2F2E7A, #14131F)' },
  borderRadius: 'var(--video-radius, 8px)',
  // Captions are above the controls while these are shown.
  '&:has([data-shown="true"]) video::-webkit-media-text-track-container': { transform: 'translateY(-64px)' },
  // Those of the second that is being left would cross the picture of the one that is being chosen.
  '&:has([data-dragged]) video::-webkit-media-text-track-container': { opacity: 0 },
  // Unlike 'hidden' it lets the stage grow with a cover that needs more than 16 : 9 on a small phone.
  overflow: 'clip',
  // Settings that have no room over the picture.
  '&:has([data-settings])': { overflow: 'visible' },
});

/** Something in front of the picture; dark in both modes, as the picture is. */
export const StageCover = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 12,
  textAlign: 'center',
  color: '#fff',
  backgroundColor: '#14131F',
});
