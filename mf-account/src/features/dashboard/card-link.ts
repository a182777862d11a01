import { motion, shape, styled } from '@vidyapath/ui';
import { Link } from 'react-router';

/** The look of a card of the dashboard. */
export const cardStyles = {
  display: 'flex',
  gap: '16px',
  alignItems: 'flex-start',
  padding: '20px',
  borderRadius: `${shape.card}px`,
  backgroundColor: 'var(--vp-palette-background-paper)',
  border: '1px solid var(--vp-palette-divider)',
};

/** A card that is one link. */
export const CardLink = styled(Link)(({ theme }) => ({
  ...cardStyles,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  transition: `border-color ${motion.quick}ms`,
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
}));
