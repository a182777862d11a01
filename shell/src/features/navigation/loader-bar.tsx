import { keyframes } from '@emotion/react';
import { useT } from '@vidyapath/client/screens/use-t';
import { styled } from '@vidyapath/ui';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  overflow: 'hidden',
  pointerEvents: 'none',
  zIndex: theme.zIndex.tooltip,
  '&::after': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    backgroundColor: theme.vars?.palette.secondary.main,
    animation: `${pass} 1.2s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { width: '100%', animation: 'none' } },
}));

/** A thin bar above the page; it covers nothing. */
export function LoaderBar() {
  const t = useT();
  return <Bar role="progressbar" aria-label={t('navigation.loading')} />;
}
