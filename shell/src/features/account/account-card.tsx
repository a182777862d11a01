import { shape, styled } from '@vidyapath/ui';
import { look } from '@vidyapath/ui/look';

/** The look of a group of fields on an account screen. */
export const cardStyles = {
  minWidth: 0,
  margin: 0,
  padding: 20,
  borderRadius: shape.card,
  border: `1px solid ${look.palette.divider}`,
  backgroundColor: look.palette.background.paper,
};

export const AccountCard = styled('section')(cardStyles);
