import type { ReactNode } from 'react';

export interface CellValueProps {
  children: ReactNode;
  /** Cuts long texts off after a few lines. */
  clamped?: boolean;
  /** Shown after the value. */
  button: ReactNode;
}

/** A value with a button of its own, in plain elements that the table's style sheet covers. */
export const CellValue = ({ children, clamped, button }: CellValueProps) => (
  <div data-value="">
    <span data-clamped={clamped ? '' : undefined}>{children}</span>
    {button}
  </div>
);
