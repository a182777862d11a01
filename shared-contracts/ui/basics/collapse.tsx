import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { motion } from '../tokens';
import { styled } from './styled';

const unfold = keyframes({
  from: { gridTemplateRows: '0fr', opacity: 0 },
  to: { gridTemplateRows: '1fr', opacity: 1 },
});

const Fold = styled('div')({
  display: 'grid',
  gridTemplateRows: '1fr',
  animation: `${unfold} ${motion.standard}ms ease-out`,
  '&[hidden]': { display: 'none' },
  '& > div': { minHeight: 0, minWidth: 0, overflow: 'hidden' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

export interface CollapseProps {
  in: boolean;
  /** Folded content is removed instead of hidden. */
  unmountOnExit?: boolean;
  id?: string;
  children: ReactNode;
}

/** Content that a heading folds and unfolds. */
export function Collapse({ in: open, unmountOnExit = false, id, children }: CollapseProps) {
  if (!open && unmountOnExit) return null;
  return (
    <Fold id={id} hidden={!open}>
      <div>{children}</div>
    </Fold>
  );
}
