import { shape, styled } from '@vidyapath/ui';

/** A slider over the picture. `--filled` and `--buffered` are parts of its line, from 0 to 1. */
export const Range = styled('input')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 28,
  margin: 0,
  borderRadius: shape.field,
  background: 'none',
  cursor: 'pointer',
  // A finger on it moves it, not the page.
  touchAction: 'none',
  '--line':
    'linear-gradient(to right, #FFB068 calc(100% * var(--filled)), rgb(255 255 255 / 0.6) 0 calc(100% * var(--buffered, 0)), rgb(255 255 255 / 0.3) 0)',
  '&::-webkit-slider-runnable-track': { height: 4, borderRadius: 2, background: 'var(--line)' },
  '&::-moz-range-track': { height: 4, borderRadius: 2, background: 'var(--line)' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: 14,
    height: 14,
    marginTop: -5,
    borderRadius: '50%',
    backgroundColor: '#FFB068',
  },
  '&::-moz-range-thumb': { width: 14, height: 14, border: 0, borderRadius: '50%', backgroundColor: '#FFB068' },
  '&:focus-visible': { outline: '3px solid #FFB068' },
});
