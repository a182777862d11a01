/** Colours of the theme, per mode. Text on a surface has at least 4.5 : 1 in both. */
export const colourTokens = {
  light: {
    primary: '#2F2E7A',
    accent: '#E8761A',
    /** The accent as text: dark enough on paper and page. */
    accentText: '#A84F06',
    /** The ring around the focused element: 3 : 1 on paper, on page and on the player's black. */
    ring: '#D9650B',
    page: '#FBF9F4',
    paper: '#FFFFFF',
    ink: '#1E1B2E',
    quiet: '#5D5872',
    good: '#1B7A4B',
    warn: '#9A6300',
    bad: '#B3261E',
    line: '#E4DFD5',
  },
  dark: {
    primary: '#B9B8FF',
    accent: '#FFB068',
    accentText: '#FFB068',
    ring: '#FFB068',
    page: '#14131F',
    paper: '#1D1C2B',
    ink: '#F1EFFA',
    quiet: '#A9A4BF',
    good: '#7FD6A6',
    warn: '#F0C060',
    bad: '#FFB4AB',
    line: '#383650',
  },
} as const;

/** Pixels. */
export const shape = { card: 12, field: 8, spacing: 4, touchTarget: 44 } as const;

/** Milliseconds. */
export const motion = { quick: 150, standard: 200, slow: 250 } as const;
