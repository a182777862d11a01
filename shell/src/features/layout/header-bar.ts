import { styled } from '@vidyapath/ui';

/** The bar that stays at the top of a page; each layout sets its height and gaps. */
export const HeaderBar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '@media print': { display: 'none' },
}));
