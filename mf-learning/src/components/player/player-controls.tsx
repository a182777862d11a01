import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { type Speed, SpeedChoice } from './speed-choice';
import { useAutoplay } from './use-autoplay';

interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** What the browser's controls offer only to the pointer, and the page's own choices; absent where the player takes no such command. */
export interface OwnControls {
  speed: Speed | undefined;
  captions: Toggle | undefined;
  /** The small window above everything else, where the browser has one. */
  floating: Toggle | undefined;
  fullScreen: () => void;
}

export function PlayerControls({ speed, captions, floating, fullScreen }: OwnControls) {
  const t = useT();
  const autoplay = useAutoplay();
  const toggles = [
    ['autoplay', { on: autoplay.on, toggle: () => autoplay.choose(!autoplay.on) }],
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
      {speed && <SpeedChoice {...speed} />}
    </>
  );
}

const tall = { minHeight: 44 };
