import { useT } from '@vidyapath/client/screens/use-t';
import { styled } from '@vidyapath/ui';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { PlayerStore } from '../player-state';
import { ControlButton } from './control-button';
import { MutedIcon, VolumeIcon } from './player-icons';
import { Range } from './range';

/** Phones have keys for it, and a small picture no room. */
const Slider = styled('div')({
  width: 72,
  paddingInlineEnd: 8,
  '@media (hover: none)': { display: 'none' },
  '@container (max-width: 639.95px)': { display: 'none' },
});

interface VolumeControlProps {
  state: PlayerStore;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

export function VolumeControl({ state, onVolume, onMute }: VolumeControlProps) {
  const t = useT();
  const { volume, muted } = useStore(state);
  const heard = muted ? 0 : volume;
  const percent = Math.round(heard * 100);
  return (
    <>
      <ControlButton label={t('player.mute')} aria-pressed={muted} onClick={onMute}>
        {heard === 0 ? <MutedIcon /> : <VolumeIcon />}
      </ControlButton>
      <Slider>
        <Range
          type="range"
          data-own-arrows
          aria-label={t('player.volume')}
          aria-valuetext={`${percent} %`}
          min={0}
          max={1}
          step={0.05}
          value={heard}
          style={{ '--filled': heard } as CSSProperties}
          onChange={({ currentTarget }) => {
            if (muted) onMute();
            onVolume(Number(currentTarget.value));
          }}
        />
      </Slider>
    </>
  );
}
