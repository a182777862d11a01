import { formatBytes } from '@vidyapath/client/formats/data-size';
import { useT } from '@vidyapath/client/screens/use-t';
import { TextField } from '@vidyapath/ui/forms';
import { anyQuality, type Quality, soundOnly } from './use-quality';

/** The best quality that may be played, each with its data for an hour. */
export function QualityChoice({ value, choose, offered }: Quality) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={t('player.quality')}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value={anyQuality}>{t('player.anyQuality')}</option>
      {offered.map(({ name, bytes_per_hour: bytes }) => (
        <option key={name} value={name}>
          {t(name === soundOnly ? 'player.soundOnly' : 'player.atMost', { name, data: formatBytes(bytes) })}
        </option>
      ))}
    </TextField>
  );
}
