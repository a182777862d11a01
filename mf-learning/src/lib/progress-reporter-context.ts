import { createContext, useContext } from 'react';
import type { ProgressReporter } from './reports/progress-reporter';

export const ProgressReporterContext = createContext<ProgressReporter | null>(null);

export function useProgressReporter(): ProgressReporter {
  const reporter = useContext(ProgressReporterContext);
  if (!reporter) throw new Error('A player was rendered outside ProgressReporterContext');
  return reporter;
}
