import type { CSSObject } from '@emotion/react';
import { bareButton } from '../basics/button-base';
import { look } from '../look';
import { shape } from '../tokens';

const { action, error, primary, text } = look.palette;

/** Buttons of headers, and the icon buttons of cells. */
export const buttonStyles: CSSObject = {
  'th button, [data-tone]': bareButton,
  'th button, td button[data-tone]': { minHeight: shape.touchTarget },
  'th button': { font: 'inherit', textAlign: 'inherit', justifyContent: 'flex-start', gap: 2 },
  // Aligns the end of its words with the end of the values below.
  'th[data-align="end"] > button': { flexDirection: 'row-reverse' },
  // The arrow points to the larger values; it is visible when the column sorts, or when the button is pointed at.
  'th svg': {
    width: 16,
    height: 16,
    flexShrink: 0,
    fill: 'currentColor',
    opacity: 0,
    transition: 'opacity 150ms, transform 150ms',
  },
  'th button:is(:hover, :focus-visible) > svg': { opacity: 0.5 },
  'th button[data-direction] > svg': { opacity: 1 },
  'th button[data-direction="asc"] > svg': { transform: 'rotate(180deg)' },
  '[data-tone]': { width: shape.touchTarget, flexShrink: 0, borderRadius: shape.field, color: primary.main },
  '[data-tone="error"]': { color: error.main },
  '[data-tone="secondary"]': { color: text.secondary },
  '[data-tone] > svg': { width: 20, height: 20, fill: 'currentColor' },
  '[data-tone="secondary"] > svg': { width: 16, height: 16 },
  '@media (hover: hover)': { '[data-tone]:hover': { backgroundColor: action.hover } },
  '[data-buttons]': { display: 'flex', justifyContent: 'flex-end' },
};

/** For cards: no pointer hovers over a header, and no column is below it. */
export const cardButtonStyles: CSSObject = {
  'th[data-align] > button': { flexDirection: 'row' },
  'th button:not([data-direction]) > svg': { opacity: 0.5 },
  '[data-buttons]': { justifyContent: 'flex-start' },
};

/** A value beside its button. */
export const valueStyles: CSSObject = {
  '[data-value]': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 },
  '[data-value] > span': { minWidth: 0, unicodeBidi: 'plaintext' },
  '[data-clamped]': { display: '-webkit-box', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
};
