import type { ReactNode } from 'react';
import { styled } from './styled';

const Place = styled('span')({ position: 'relative', display: 'inline-flex', flexShrink: 0 });
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 0,
  right: 0,
  transform: 'translate(50%, -50%)',
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.palette.secondary.contrastText,
  backgroundColor: theme.palette.secondary.main,
}));

/** A number at the corner of its children; none for 0. */
export function Badge({ badgeContent, children }: { badgeContent: number; children: ReactNode }) {
  return (
    <Place>
      {children}
      {badgeContent > 0 && <Count>{badgeContent}</Count>}
    </Place>
  );
}
