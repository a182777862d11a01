export interface Bar {
  key: string;
  label: string;
  /** For an axis; only of bars along time. */
  shortLabel?: string;
  value: number;
}

export interface ChartProps {
  bars: readonly Bar[];
  /** A value as it is read, e.g. in rupees or minutes. */
  format: (value: number) => string;
}
