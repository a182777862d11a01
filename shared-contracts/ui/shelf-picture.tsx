import { styled } from './basics/styled';
import { colourTokens } from './tokens';

const Picture = styled('svg')(({ theme }) => ({
  '--shelf-line': colourTokens.light.primary,
  '--shelf-accent': colourTokens.light.accent,
  '--shelf-quiet': colourTokens.light.line,
  '--shelf-sun': 0.35,
  ...theme.applyStyles('dark', {
    '--shelf-line': colourTokens.dark.primary,
    '--shelf-accent': colourTokens.dark.accent,
    '--shelf-quiet': colourTokens.dark.line,
    '--shelf-sun': 0.7,
  }),
}));

/** A shelf with space on it: the picture of every empty state. */
export function ShelfPicture() {
  return (
    <Picture width="160" height="104" viewBox="0 0 160 104" fill="none" aria-hidden="true" focusable="false">
      <path d="M8 88h144M20 88v10M140 88v10" stroke="var(--shelf-line)" strokeWidth="4" strokeLinecap="round" />
      <rect x="24" y="34" width="16" height="52" rx="3" fill="var(--shelf-line)" />
      <rect x="43" y="44" width="12" height="42" rx="3" fill="var(--shelf-accent)" />
      <path
        d="m60 48 15-5 14 40-15 5z"
        fill="var(--shelf-quiet)"
        stroke="var(--shelf-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M104 86V56M104 64c-10 0-14-6-14-14 10 0 14 6 14 14Zm0-8c0-9 5-15 15-15 0 9-5 15-15 15Z"
        stroke="var(--shelf-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M96 72h16l-2 14H98z" fill="var(--shelf-accent)" />
      <circle cx="132" cy="20" r="9" fill="var(--shelf-accent)" style={{ opacity: 'var(--shelf-sun)' }} />
    </Picture>
  );
}
