import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { type Captions, CaptionsChoice } from './captions-choice';
import { QualityChoice } from './quality-choice';
import { type Speed, SpeedChoice } from './speed-choice';
import { useAutoplay } from './use-autoplay';
import type { Quality } from './use-quality';

interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** What the browser's controls offer only to the pointer, and the page's own choices; absent where the player takes no such command. */
export interface OwnControls {
  speed: Speed | undefined;
  captions: Toggle | undefined;
  /** The captions of a stream, which are named. */
  languages: Captions | undefined;
  quality: Quality | undefined;
  /** Whether streams use little data. */
  saver: Toggle | undefined;
  /** The small window above everything else, where the browser has one. */
  floating: Toggle | undefined;
  fullScreen: () => void;
}

export function PlayerControls({ speed, captions, languages, quality, saver, floating, fullScreen }: OwnControls) {
  const t = useT();
  const autoplay = useAutoplay();
  const toggles = [
    ['autoplay', { on: autoplay.on, toggle: () => autoplay.choose(!autoplay.on) }],
    ['saver', saver],
    ['captions', captions],
    ['floating', floating],
  ] as const;
  return (
    <>
      {toggles.map(
        ([name, toggle]) =>
          toggle && (
            <Button
              key={name}
              size="small"
              variant={toggle.on ? 'outlined' : 'text'}
              aria-pressed={toggle.on}
              onClick={toggle.toggle}
              sx={tall}
            >
              {t(`player.${name}`)}
            </Button>
          ),
      )}
      <Button size="small" onClick={fullScreen} sx={tall}>
        {t('player.fullScreen')}
      </Button>
      {quality || languages ? (
        <Box sx={choices}>
          {speed && <SpeedChoice {...speed} />}
          {languages && <CaptionsChoice {...languages} />}
          {quality && <QualityChoice {...quality} />}
        </Box>
      ) : (
        speed && <SpeedChoice {...speed} />
      )}
    </>
  );
}

const tall = { minHeight: 44 };
/** Speed and captions side by side, the long names of qualities below them on a phone. */
const choices = {
  display: 'grid',
  flexBasis: '100%',
  columnGap: 3,
  rowGap: 4,
  pt: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '112px minmax(0, 176px) minmax(0, 320px)' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
