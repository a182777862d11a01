import { colourTokens, styled } from '@vidyapath/ui';

const Picture = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  maxWidth: '100%',
  height: 'auto',
  color: colourTokens.light.primary,
  ...theme.applyStyles('dark', { color: colourTokens.dark.primary }),
}));

const { accent } = colourTokens.light;

/** A path that climbs from an open book over hills to the rising sun. */
export function PathPicture() {
  return (
    <Picture width="300" height="190" viewBox="0 0 300 190" fill="none" aria-hidden="true" focusable="false">
      <circle cx="214" cy="62" r="30" fill={accent} />
      <path d="M214 16v-10M253 39l9-6M175 39l-9-6M262 70l11 2" stroke={accent} strokeWidth="5" strokeLinecap="round" />
      <path d="M0 132c46-34 88-42 132-22 48-40 110-52 168-18v98H0z" fill="currentColor" opacity="0.14" />
      <path d="M0 152c60-26 130-26 180-6 40-18 82-20 120-6v50H0z" fill="currentColor" opacity="0.22" />
      <path
        d="M92 168c34-10 92-6 96-26 3-16-42-14-34-32 6-13 38-10 58-22"
        stroke={accent}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <path d="M22 146c22-10 42-6 58 8 16-14 36-18 58-8v36c-22-8-42-6-58 6-16-12-36-14-58-6z" fill="currentColor" />
      <path d="M80 154v33" stroke={accent} strokeWidth="4" />
      <path
        d="M34 156c14-4 24-2 34 6M34 166c14-4 24-2 34 6M126 156c-14-4-24-2-34 6M126 166c-14-4-24-2-34 6"
        stroke="var(--vp-palette-background-paper)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Picture>
  );
}
