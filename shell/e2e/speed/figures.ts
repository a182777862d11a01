import type { Budget } from './plan';

export type Build = 'ours' | 'single';

interface Row {
  what: string;
  budget: Budget;
  ours: number[];
  single: number[];
}

/** Collects figures by name, in the order of their first values. */
export function createFigures() {
  const rows = new Map<string, Row>();
  return {
    add(build: Build, what: string, value: number, budget: Budget = {}): void {
      const row = rows.get(what) ?? { what, budget, ours: [], single: [] };
      row[build].push(value);
      rows.set(what, row);
    },
    lines: (): string[] => [...rows.values()].map(line),
    over: (): string[] => [...rows.values()].filter((row) => verdict(row) === 'over').map(({ what }) => what),
  };
}

export type Figures = ReturnType<typeof createFigures>;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

function verdict({ budget, ours, single }: Row): '' | 'ok' | 'over' {
  const { most, ratio } = budget;
  if (most === undefined && ratio === undefined) return '';
  const isOver = median(ours) > (most ?? Infinity) || median(ours) > median(single) * (ratio ?? Infinity);
  return isOver ? 'over' : 'ok';
}

const short = (value: number) =>
  value > 0 && value < 1
    ? value.toFixed(3)
    : value < 300
      ? String(Number(value.toFixed(1)))
      : Math.round(value).toLocaleString('en');

function line(row: Row): string {
  const ours = median(row.ours);
  const single = median(row.single);
  const { most, ratio } = row.budget;
  const budget = [most !== undefined && `≤ ${short(most)}`, ratio !== undefined && `≤ ${ratio} ×`]
    .filter(Boolean)
    .join(', ');
  return `| ${[row.what, short(ours), short(single), single > 0 ? (ours / single).toFixed(2) : '', budget, verdict(row)].join(' | ')} |`;
}
