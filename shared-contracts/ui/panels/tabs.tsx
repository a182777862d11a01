import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { styled } from '../basics/styled';
import type { Sx } from '../basics/sx';
import { TabsContext, type TabValue } from './tabs-context';

const List = styled('div')({
  display: 'flex',
  minHeight: 48,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
});

export interface TabsProps<Value extends TabValue> {
  /** `false`: none is open. */
  value: Value | false;
  onChange: (event: SyntheticEvent, value: Value) => void;
  'aria-label': string;
  sx?: Sx;
  children: ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The arrows move the focus; Enter, space and a click open. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = steps[event.key];
  if (!step || at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
}

/** Tabs in a row that scrolls where there is no space for all. */
export function Tabs<Value extends TabValue>({ value, onChange, children, ...props }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const state = useMemo(
    () => ({ selected: value, select: onChange as (event: SyntheticEvent, value: TabValue) => void }),
    [value, onChange],
  );

  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !open) return;
    const from = open.offsetLeft - row.offsetLeft;
    const to = open.offsetLeft - row.offsetLeft + open.offsetWidth;
    if (from < row.scrollLeft) row.scrollLeft = from;
    else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
  }, [value]);

  return (
    <TabsContext value={state}>
      <List ref={list} role="tablist" tabIndex={-1} onKeyDown={moveFocus} {...props}>
        {children}
      </List>
    </TabsContext>
  );
}
