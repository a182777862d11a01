import { styled } from '@vidyapath/ui';

export type Tone = 'success' | 'warning' | 'error' | 'primary';

/** A short word about a state, so that colour alone never shows it. */
export const StateBadge = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    padding: '1px 10px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.6,
    whiteSpace: 'nowrap',
    color: theme.palette.text.primary,
    border: `1px solid ${theme.palette[tone].main}`,
    backgroundColor: `rgba(${theme.palette[tone].mainChannel} / 0.12)`,
  }),
);
