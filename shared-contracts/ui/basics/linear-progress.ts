import { keyframes } from '@emotion/react';
import { styled } from './styled';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const Track = styled('div')(({ theme }) => ({
  height: 4,
  overflow: 'hidden',
  backgroundColor: `rgba(${theme.palette.primary.mainChannel} / 0.3)`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.palette.primary.main,
    animation: `${run} 1.4s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::before': { width: '100%', animation: 'none' } },
}));

/** Progress of unknown duration. */
export const LinearProgress: typeof Track = (props) => Track({ role: 'progressbar', ...props });
