const family = 'var(--font-family)';

const text = (fontSize: string, fontWeight: number, lineHeight: number) => ({
  fontFamily: family,
  fontSize,
  fontWeight,
  lineHeight,
});

/** The one family in its sizes. */
export const typeface = {
  fontFamily: family,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: text('2.1rem', 700, 1.25),
  h2: text('1.75rem', 700, 1.3),
  h3: text('1.4rem', 700, 1.35),
  h4: text('1.25rem', 700, 1.4),
  h5: text('1.1rem', 600, 1.334),
  h6: text('1rem', 600, 1.6),
  body1: text('1rem', 400, 1.5),
  body2: text('0.875rem', 400, 1.43),
  caption: text('0.75rem', 400, 1.66),
  button: { ...text('1rem', 600, 1.75), textTransform: 'none' as const },
} as const;
