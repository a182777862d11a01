import { useT } from '@vidyapath/client/screens/use-t';
import { PauseIcon, PlayIcon, SkipNextIcon } from '@vidyapath/ui';
import { type ReactNode, useState } from 'react';
import type { Toggle } from '../player-choices';
import type { PlayerStore } from '../player-state';
import type { PlayerCommands } from '../use-player-commands';
import type { VideoLink } from '../video-player.types';
import { ControlButton } from './control-button';
import { Bar, Layer, Main, Row, Spacer } from './picture-controls.styles';
import { PictureSurface } from './picture-surface';
import { BackIcon, CaptionsIcon, FloatingIcon, ForwardIcon, FullScreenIcon, SmallScreenIcon } from './player-icons';
import { SeekBar } from './seek-bar';
import { SettingsPanel } from './settings-panel';
import type { Storyboard } from './storyboard-picture';
import { TimeText } from './time-text';
import { useShown } from './use-shown';
import { VolumeControl } from './volume-control';

interface PictureControlsProps {
  state: PlayerStore;
  commands: PlayerCommands;
  playing: boolean;
  /** A button over the whole picture plays it. */
  covered: boolean;
  /** Below the picture, where another service shows its own controls. */
  docked: boolean;
  /** The player tells where it is and takes commands. */
  commanded: boolean;
  /** Seconds, until the video itself is known. */
  length: number;
  storyboard: Storyboard | undefined;
  captions: Toggle | undefined;
  floating: Toggle | undefined;
  fullScreen: boolean;
  next: VideoLink | undefined;
  /** What is chosen seldom. */
  choices: ReactNode;
}

const jump = 10;

/** The controls of the active player: over the picture, hidden while it plays and nobody moves. */
export function PictureControls({ state, commands, playing, covered, docked, ...props }: PictureControlsProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { shown, wake, sleep } = useShown(playing);
  const isShown = shown || docked || covered || isOpen;
  return (
    <Layer
      data-shown={isShown}
      data-docked={docked || undefined}
      data-covered={covered || undefined}
      onPointerMove={({ pointerType }) => {
        if (pointerType !== 'touch') wake();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') sleep();
      }}
      onFocus={wake}
    >
      {!docked && !covered && (
        <PictureSurface
          onToggle={commands.toggle}
          onDoubleTap={(direction) => commands.seekBy(direction * jump)}
          onFullScreen={commands.fullScreen}
          onTap={isShown ? sleep : wake}
        />
      )}
      <Bar role="group" aria-label={t('player.controls')}>
        {props.commanded && (
          <SeekBar state={state} length={props.length} storyboard={props.storyboard} onSeek={commands.seekTo} />
        )}
        <Row>
          {!covered && (
            <Main>
              <ControlButton label={t(playing ? 'player.pause' : 'player.start')} onClick={commands.toggle}>
                {playing ? <PauseIcon /> : <PlayIcon />}
              </ControlButton>
              {props.commanded && (
                <>
                  <ControlButton label={t('player.back')} onClick={() => commands.seekBy(-jump)}>
                    <BackIcon />
                  </ControlButton>
                  <ControlButton label={t('player.forward')} onClick={() => commands.seekBy(jump)}>
                    <ForwardIcon />
                  </ControlButton>
                </>
              )}
            </Main>
          )}
          {props.commanded && (
            <>
              {!covered && <VolumeControl state={state} onVolume={commands.setVolume} onMute={commands.mute} />}
              <TimeText state={state} length={props.length} />
            </>
          )}
          <Spacer />
          {props.captions && (
            <ControlButton
              label={t('player.captions')}
              aria-pressed={props.captions.on}
              onClick={props.captions.toggle}
            >
              <CaptionsIcon />
            </ControlButton>
          )}
          {props.floating && (
            <ControlButton
              label={t('player.floating')}
              aria-pressed={props.floating.on}
              onClick={props.floating.toggle}
            >
              <FloatingIcon />
            </ControlButton>
          )}
          {props.choices && (
            <SettingsPanel isOpen={isOpen} onChange={setOpen}>
              {props.choices}
            </SettingsPanel>
          )}
          <ControlButton label={t('player.fullScreen')} aria-pressed={props.fullScreen} onClick={commands.fullScreen}>
            {props.fullScreen ? <SmallScreenIcon /> : <FullScreenIcon />}
          </ControlButton>
          {props.next && (
            <ControlButton
              label={t('player.nextNamed', { title: props.next.title })}
              onClick={props.next.play}
              data-next
            >
              <SkipNextIcon />
            </ControlButton>
          )}
        </Row>
      </Bar>
    </Layer>
  );
}
