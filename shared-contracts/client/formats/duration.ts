export interface DurationParts {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits whole seconds; anything that is not a positive number counts as 0. */
export function durationParts(totalSeconds: number | null | undefined): DurationParts {
  const total = Number.isFinite(totalSeconds) ? Math.max(0, Math.round(totalSeconds as number)) : 0;
  return { hours: Math.floor(total / 3_600), minutes: Math.floor((total % 3_600) / 60), seconds: total % 60 };
}

/** `hh:mm:ss`, and `00:00:00` when empty. */
export function formatClock(totalSeconds: number | null | undefined): string {
  const { hours, minutes, seconds } = durationParts(totalSeconds);
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

export interface DurationUnits {
  hour: string;
  minute: string;
  second: string;
}

/** `1 h 25 m`, `3 m 20 s`, `12 m` or `45 s`. */
export function formatDuration(totalSeconds: number | null | undefined, units: DurationUnits): string {
  const { hours, minutes, seconds } = durationParts(totalSeconds);
  const parts: [number, string][] = [
    [hours, units.hour],
    [minutes, units.minute],
    [hours > 0 ? 0 : seconds, units.second],
  ];
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.join(' ') || `0 ${units.second}`;
}
