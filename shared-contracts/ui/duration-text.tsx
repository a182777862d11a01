import { type DurationUnits, durationParts, formatDuration } from '@vidyapath/client/formats/duration';

const isoDuration = (seconds: number | null) => {
  const parts = durationParts(seconds);
  return `PT${parts.hours}H${parts.minutes}M${parts.seconds}S`;
};

export interface DurationTextProps {
  seconds: number | null;
  units: DurationUnits;
}

/** `1 h 25 m`, kept on one line. */
export function DurationText({ seconds, units }: DurationTextProps) {
  return (
    <time dateTime={isoDuration(seconds)} style={{ whiteSpace: 'nowrap' }}>
      {formatDuration(seconds, units)}
    </time>
  );
}
