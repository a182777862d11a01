import { shape, styled } from '@vidyapath/ui';

/** The look of a group of fields on an account screen. */
export const cardStyles = {
  minWidth: 0,
  margin: 0,
  padding: 20,
  borderRadius: shape.card,
  border: '1px solid var(--vp-palette-divider)',
  backgroundColor: 'var(--vp-palette-background-paper)',
};

export const AccountCard = styled('section')(cardStyles);
