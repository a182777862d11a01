import { motion, styled } from '@vidyapath/ui';

/** Too little room for one row. */
export const narrow = '@container (max-width: 519.95px)';

export const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  color: '#fff',
  // Forced colours would leave dark controls on a dark picture, without the shade behind them.
  forcedColorAdjust: 'none',
  '&[data-shown="false"]': { cursor: 'none' },
  // Where a button covers the picture, only what is drawn over it takes presses.
  '&[data-covered]': { pointerEvents: 'none', '& > * > *': { pointerEvents: 'auto' } },
  '&[data-docked]': { position: 'relative', inset: 'auto', borderRadius: 8, backgroundColor: '#14131F' },
});

/** Not positioned, so that what is centred inside it is centred in the picture. */
export const Bar = styled('div')({
  zIndex: 1,
  minWidth: 0,
  padding: '24px 8px 4px',
  backgroundImage: 'linear-gradient(to top, rgb(20 19 31 / 0.9), rgb(20 19 31 / 0))',
  transition: `opacity ${motion.standard}ms`,
  '[data-shown="false"] > &:not(:has(:focus-visible))': { opacity: 0, pointerEvents: 'none' },
  '[data-docked] > &': { padding: '8px 8px 4px', backgroundImage: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

export const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // Beside play, where there is no room for it in the row.
  [narrow]: {
    '& > [data-next]': {
      position: 'absolute',
      insetInlineEnd: 8,
      top: 'calc(50% - 32px)',
      transform: 'translateY(-50%)',
      borderRadius: '50%',
      backgroundColor: 'rgb(20 19 31 / 0.7)',
    },
    '[data-docked] & > [data-next]': { display: 'none' },
  },
});

export const Spacer = styled('div')({ flex: '1 1 0' });

/** Play and the jumps: in the row, and for thumbs in the middle of a small picture. */
export const Main = styled('div')({
  display: 'flex',
  [narrow]: {
    position: 'absolute',
    left: '50%',
    top: 'calc(50% - 32px)',
    transform: 'translate(-50%, -50%)',
    gap: 24,
    '& > button': { borderRadius: '50%', backgroundColor: 'rgb(20 19 31 / 0.7)' },
    '& > :first-of-type': { order: 1, scale: '1.15' },
    '& > :last-of-type': { order: 2 },
    // They would hide the small picture of the place that is being chosen.
    '[data-shown]:not([data-docked]) > [role="group"]:has([data-dragged]) &': { visibility: 'hidden' },
  },
  '[data-docked] &': { position: 'static', transform: 'none', gap: 0 },
});
