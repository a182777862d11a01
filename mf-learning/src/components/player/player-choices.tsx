import { formatBytes } from '@vidyapath/client/formats/data-size';
import { useT } from '@vidyapath/client/screens/use-t';
import { ownNameOf } from '@vidyapath/remote-kit/caption-tracks';
import { Box, Button, CheckIcon, type Sx } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import type { ReactNode } from 'react';
import { useAutoplay } from './use-autoplay';
import { anyQuality, type Quality, soundOnly } from './use-quality';
import { usualSpeeds } from './use-speed';

export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** How lessons play; absent where the player takes no such command. */
export interface Choices {
  speed: { value: number; change: (speed: number) => void } | undefined;
  captions:
    | { /** '' for none. */ language: string; choose: (language: string) => void; languages: readonly string[] }
    | undefined;
  quality: Quality | undefined;
  /** Whether streams use little data. */
  saver: Toggle | undefined;
}

/** Speed, captions and quality with its data for an hour, autoplay and data saver: below the picture or in a panel over it. */
export function PlayerChoices({ speed, captions, quality, saver }: Choices) {
  const t = useT();
  const autoplay = useAutoplay();
  const most = Math.max(0, ...(quality?.offered ?? []).map(({ bytes_per_hour: bytes }) => bytes));
  return (
    <Box sx={row}>
      {speed && (
        <Choice label={t('player.speed')} value={String(speed.value)} onChoose={(value) => speed.change(Number(value))}>
          {(usualSpeeds.includes(speed.value) ? usualSpeeds : [speed.value, ...usualSpeeds]).map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </Choice>
      )}
      {captions && (
        <Choice label={t('player.captions')} value={captions.language} onChoose={captions.choose}>
          <option value="">{t('player.noCaptions')}</option>
          {captions.languages.map((name) => (
            <option key={name} value={name} lang={name}>
              {ownNameOf(name)}
            </option>
          ))}
        </Choice>
      )}
      {quality && (
        <Choice sx={long} label={t('player.quality')} value={quality.value} onChoose={quality.choose}>
          <option value={anyQuality}>{t('player.anyQuality', { data: formatBytes(most) })}</option>
          {quality.offered.map(({ name, bytes_per_hour: bytes }) => (
            <option key={name} value={name}>
              {t(name === soundOnly ? 'player.soundOnly' : 'player.atMost', { name, data: formatBytes(bytes) })}
            </option>
          ))}
        </Choice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Switch label={t('player.autoplay')} on={autoplay.on} toggle={() => autoplay.choose(!autoplay.on)} />
        {saver && <Switch label={t('player.saver')} {...saver} />}
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  sx?: Sx;
  children: ReactNode;
}

const Choice = ({ onChoose, sx = short, ...props }: ChoiceProps) => (
  <TextField select size="small" sx={sx} onChange={({ target }) => onChoose(target.value)} {...props} />
);

const Switch = ({ label, on, toggle }: Toggle & { label: string }) => (
  <Button
    size="small"
    variant="outlined"
    startIcon={on ? <CheckIcon /> : undefined}
    aria-pressed={on}
    onClick={toggle}
    sx={{ minHeight: 44 }}
  >
    {label}
  </Button>
);

/** Speed and captions side by side, the long names of qualities below them where there is little room. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 4,
  pt: 2,
};
const short = { flex: '1 1 112px', minWidth: 0, maxWidth: 176 };
const long = { flex: '1 1 240px', minWidth: 0, maxWidth: 400 };
