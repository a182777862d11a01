import { styled } from '@vidyapath/ui';
import { type PointerEvent, useRef } from 'react';

const Surface = styled('div')({ position: 'absolute', inset: 0, touchAction: 'manipulation' });

/** Milliseconds between two presses that are one double press. */
const double = 300;

interface PictureSurfaceProps {
  onToggle: () => void;
  /** -1: back, 1: on. */
  onDoubleTap: (direction: -1 | 1) => void;
  onFullScreen: () => void;
  /** A finger shows or hides the controls. */
  onTap: () => void;
}

/** The picture under the pointer: a click plays or pauses, two fill the screen; a tap shows the controls, two at a side jump. */
export function PictureSurface({ onToggle, onDoubleTap, onFullScreen, onTap }: PictureSurfaceProps) {
  const last = useRef({ at: -Infinity, third: 0 });
  const press = ({ currentTarget, clientX, pointerType, timeStamp }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const third = Math.floor(((clientX - left) / width) * 3);
    const isDouble = timeStamp - last.current.at < double && third === last.current.third;
    last.current = { at: timeStamp, third };
    if (pointerType !== 'touch') {
      // The first click of a double one has paused or played: this one takes it back.
      onToggle();
      if (isDouble) onFullScreen();
    } else if (isDouble && third !== 1) onDoubleTap(third < 1 ? -1 : 1);
    else onTap();
  };
  return (
    <Surface
      role="presentation"
      onPointerUp={(event) => {
        if (event.button === 0) press(event);
      }}
    />
  );
}
