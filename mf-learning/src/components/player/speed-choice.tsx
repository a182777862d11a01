import { useT } from '@vidyapath/client/screens/use-t';
import { TextField } from '@vidyapath/ui/forms';
import { usualSpeeds } from './use-speed';

export interface Speed {
  value: number;
  change: (speed: number) => void;
}

/** How fast the video plays; the browser's controls have it too, but only for the pointer. */
export function SpeedChoice({ value, change }: Speed) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={t('player.speed')}
      value={String(value)}
      onChange={(event) => change(Number(event.target.value))}
      sx={{ minWidth: 96 }}
    >
      {(usualSpeeds.includes(value) ? usualSpeeds : [value, ...usualSpeeds]).map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </TextField>
  );
}
