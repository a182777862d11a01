import { colourTokens, styled } from '@vidyapath/ui';

const Picture = styled('svg')(({ theme }) => ({
  color: colourTokens.light.primary,
  ...theme.applyStyles('dark', { color: colourTokens.dark.primary }),
}));

/** A reading lamp over a closed book, for an empty list. */
export function LampPicture() {
  return (
    <Picture width="176" height="132" viewBox="0 0 176 132" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="88" cy="118" rx="72" ry="8" fill="currentColor" opacity="0.08" />
      <path d="M58 38 26 104h84L78 38z" fill={colourTokens.light.accent} opacity="0.16" />
      <path d="M128 114V54c0-14-10-24-24-24H78" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <path d="M50 38c0-10 8-18 18-18s18 8 18 18z" fill="currentColor" />
      <rect x="112" y="108" width="32" height="8" rx="4" fill="currentColor" />
      <path d="M34 96h52v12H34a6 6 0 0 1 0-12z" fill={colourTokens.light.accent} />
      <path d="M38 100h44" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M42 84h40v12H42a6 6 0 0 1 0-12z" fill="currentColor" />
    </Picture>
  );
}
