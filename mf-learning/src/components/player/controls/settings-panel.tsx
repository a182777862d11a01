import { useT } from '@vidyapath/client/screens/use-t';
import { styled } from '@vidyapath/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ControlButton } from './control-button';
import { narrow } from './picture-controls.styles';
import { SettingsIcon } from './player-icons';

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 8,
  bottom: 56,
  width: 'min(360px, calc(100% - 16px))',
  maxHeight: 'calc(100% - 64px)',
  overflowY: 'auto',
  padding: 16,
  borderRadius: 12,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.4)',
  pointerEvents: 'auto',
  forcedColorAdjust: 'auto',
  // On a phone that is held upright they open below the picture, which has no room for all of them.
  [narrow]: {
    '@media (orientation: portrait)': {
      '&:not(:fullscreen *)': { top: '100%', bottom: 'auto', maxHeight: 'calc(50dvh - 80px)' },
    },
  },
}));

interface SettingsPanelProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The button that opens what is chosen seldom, and that itself, above the button. */
export function SettingsPanel({ isOpen, onChange, children }: SettingsPanelProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector('select')?.focus();
    const press = ({ target }: PointerEvent) => {
      const isInside = [panel, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) onChange(false);
    };
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onChange(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen, onChange]);
  return (
    <>
      <ControlButton ref={button} label={t('player.settings')} aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
        <SettingsIcon />
      </ControlButton>
      {isOpen && (
        <Panel ref={panel} data-settings role="group" aria-label={t('player.settings')}>
          {children}
        </Panel>
      )}
    </>
  );
}
