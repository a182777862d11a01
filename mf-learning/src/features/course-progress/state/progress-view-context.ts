import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ProgressView, ProgressViewState } from './progress-view';

export const ProgressViewContext = createContext<ProgressView | null>(null);

export function useProgressView<Selected>(select: (state: ProgressViewState) => Selected): Selected {
  const view = useContext(ProgressViewContext);
  if (!view) throw new Error('A component of course progress was rendered outside ProgressViewContext');
  return useStore(view, select);
}
