import type { ReactNode } from 'react';
import { look } from '../look';
import { draw } from './draw';
import type { Sx } from './sx';

const line = { borderTop: `1px solid ${look.palette.divider}` };

/** A line, with optional words in its middle. */
export function Divider({ children, sx }: { children?: ReactNode; sx?: Sx }) {
  if (!children) return draw('hr', { sx }, { margin: 0, border: 0, ...line });
  return draw(
    'div',
    { role: 'separator', children, sx },
    {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      '&::before, &::after': { content: '""', flex: 1, ...line },
    },
  );
}
