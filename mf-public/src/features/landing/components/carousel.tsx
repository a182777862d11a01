import { useT } from '@vidyapath/client/screens/use-t';
import { Box } from '@vidyapath/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { useRotation } from '../lib/use-rotation';
import { CarouselControls } from './carousel-controls';

interface CarouselProps {
  name: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds between automatic turns; without it, only the reader turns. */
  interval?: number;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One slide at a time. */
export function Carousel({ name, slides, interval }: CarouselProps) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const { length } = slides;
  const turn = useCallback((by: number) => setCurrent((now) => (now + by + length) % length), [length]);
  const next = useCallback(() => turn(1), [turn]);
  const { running, setRunning, turning, setHeld } = useRotation(interval, next);
  const position = (index: number) => t('landing.carousel.position', { number: index + 1, count: length });
  const turnByHand = (by: number) => {
    setRunning(false);
    turn(by);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = steps[key];
    if (by) turnByHand(by);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget));
  return (
    <Box
      role="region"
      aria-roledescription={t('landing.carousel.role')}
      aria-label={name}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={onBlur}
    >
      {/* All slides are in one grid cell, so that the tallest sets the height and turning moves nothing below. */}
      <Box aria-live={turning ? 'off' : 'polite'} sx={{ display: 'grid' }}>
        {slides.map(({ key, content }, index) => (
          <Box
            key={key}
            role="group"
            aria-roledescription={t('landing.carousel.slide')}
            aria-label={position(index)}
            sx={{ gridArea: '1 / 1', minWidth: 0, visibility: index === current ? 'visible' : 'hidden' }}
          >
            {content}
          </Box>
        ))}
      </Box>
      <CarouselControls
        position={position(current)}
        onTurn={turnByHand}
        {...(interval !== undefined && { running, onRunning: setRunning })}
      />
    </Box>
  );
}
