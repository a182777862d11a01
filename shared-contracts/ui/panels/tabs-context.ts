import { createContext } from 'react';

export type TabValue = string | number;

export interface TabsState {
  selected: TabValue | false;
  select: (event: React.SyntheticEvent, value: TabValue) => void;
}

export const TabsContext = createContext<TabsState>({ selected: false, select: () => undefined });
