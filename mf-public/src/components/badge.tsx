import { accentSurface, styled } from '@vidyapath/ui';

const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.6,
};

/** A short fact on a course. */
export const Badge = styled('span')(({ theme }) => ({
  ...plain,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

/** The badge that should be noticed. */
export const AccentBadge = styled('span')(({ theme }) => ({
  ...plain,
  border: '1px solid transparent',
  ...accentSurface(theme),
}));
