import devanagari400 from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
import devanagari600 from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2';
import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import latin600 from '@fontsource/mukta/files/mukta-latin-600-normal.woff2';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20A8,U+20AC,U+20B9,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const devanagari = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09';

const face = (fontWeight: number | string, url: string, unicodeRange: string) => ({
  '@font-face': {
    fontFamily: 'Mukta',
    fontStyle: 'normal',
    fontWeight,
    fontDisplay: 'swap',
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  },
});

/** Sized like Mukta, so that the text does not move when the real font arrives. */
const fallback = {
  '@font-face': {
    fontFamily: 'Mukta Fallback',
    src: 'local("Arial"), local("Roboto"), local("Liberation Sans")',
    sizeAdjust: '93%',
    ascentOverride: '122%',
    descentOverride: '57%',
    lineGapOverride: '0%',
  },
};

/** Two weights a script, since a third would be 22 KB more on every page and 105 KB in Hindi; the browser fetches only what the text on the page needs. */
export const fontFaces = [
  face(400, latin400, latin),
  face('600 700', latin600, latin),
  face(400, devanagari400, devanagari),
  face('600 700', devanagari600, devanagari),
  fallback,
];
