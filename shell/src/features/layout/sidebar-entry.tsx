import { motion, shape, styled } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: shape.touchTarget,
  paddingInline: 12,
  borderRadius: shape.field,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars?.palette.text.secondary,
  transition: `background-color ${motion.quick}ms, color ${motion.quick}ms`,
  '&:hover': { color: theme.vars?.palette.primary.main, backgroundColor: theme.vars?.palette.action.hover },
  '&[aria-current="page"]': {
    color: theme.vars?.palette.primary.contrastText,
    backgroundColor: theme.vars?.palette.primary.main,
  },
}));

export interface SidebarEntryProps {
  to: string;
  current: boolean;
  children: ReactNode;
  onClick?: () => void;
}

export function SidebarEntry({ to, current, children, onClick }: SidebarEntryProps) {
  return (
    <Entry to={to} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {children}
    </Entry>
  );
}
