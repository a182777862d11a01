import { type ReactNode, type SyntheticEvent, use } from 'react';
import { ButtonBase } from '../basics/button-base';
import { styled } from '../basics/styled';
import type { Sx } from '../basics/sx';
import { TabsContext, type TabValue } from './tabs-context';

const Face = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  lineHeight: 1.25,
  flexShrink: 0,
  minWidth: 90,
  maxWidth: 360,
  minHeight: 48,
  padding: '12px 16px',
  color: theme.palette.text.secondary,
  '&[aria-selected="true"]': { color: theme.palette.primary.main, boxShadow: 'inset 0 -3px currentColor' },
  '&:focus-visible': { outlineOffset: -3 },
}));

export interface TabProps {
  value: TabValue;
  label: ReactNode;
  id?: string;
  'aria-controls'?: string;
  /** Also when the tab is open already. */
  onClick?: () => void;
  sx?: Sx;
}

export function Tab({ value, label, onClick, ...props }: TabProps) {
  const { selected, select } = use(TabsContext);
  const open = selected === value;
  const press = (event: SyntheticEvent) => {
    if (!open) select(event, value);
    onClick?.();
  };
  return (
    <Face {...props} role="tab" aria-selected={open} tabIndex={open || selected === false ? 0 : -1} onClick={press}>
      {label}
    </Face>
  );
}
