import { shape, styled } from '@vidyapath/ui';

/** A group of things on an account screen. */
export const AccountCard = styled('section')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 20,
  borderRadius: shape.card,
  border: `1px solid ${theme.vars?.palette.divider ?? ''}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));
