import { limits } from '@vidyapath/http/limits';
import { accentText, Box, StarHalfIcon, StarIcon, StarOutlineIcon, styled } from '@vidyapath/ui';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

const { ratingMin: min, ratingMax: max, ratingStep: step } = limits.course;
const stars = Array.from({ length: max }, (_, index) => index + 1);

const Slider = styled('div')({
  display: 'inline-flex',
  cursor: 'pointer',
  borderRadius: 8,
  touchAction: 'manipulation',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
});
/** 44 px wide; each half is a separate target. */
const Star = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  width: 44,
  height: 44,
  alignItems: 'center',
  justifyContent: 'center',
});
const Half = styled('span')({ position: 'absolute', top: 0, bottom: 0, width: '50%' });

interface StarRatingProps {
  value: number | null;
  /** The value under the mouse, shown in place of the chosen one. */
  hovered: number | undefined;
  onHover: (value: number | undefined) => void;
  onChange: (value: number) => void;
  onBlur: () => void;
  /** Id of the element that names it, and of the one that describes it. */
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  /** Text of a value for screen readers. */
  valueText: string;
}

const moves: Partial<Record<string, (value: number) => number>> = {
  ArrowRight: (value) => value + step,
  ArrowUp: (value) => value + step,
  ArrowLeft: (value) => value - step,
  ArrowDown: (value) => value - step,
  PageUp: (value) => value + 1,
  PageDown: (value) => value - 1,
  Home: () => min,
  End: () => max,
};

const halfUnder = (event: PointerEvent | MouseEvent): number | undefined => {
  const value = (event.target as HTMLElement).dataset.value;
  return value === undefined ? undefined : Number(value);
};

function starIcon(star: number, shown: number) {
  if (shown >= star) return StarIcon;
  return shown >= star - step ? StarHalfIcon : StarOutlineIcon;
}

/** Five stars in half steps: hover previews, a click chooses the half under the mouse, arrow keys step. */
export function StarRating({
  value,
  hovered,
  onHover,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  invalid,
  valueText,
}: StarRatingProps) {
  const shown = hovered ?? value ?? 0;

  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, move(value ?? 0))));
  }
  function choose(event: MouseEvent) {
    const chosen = halfUnder(event);
    if (chosen !== undefined) onChange(chosen);
  }

  return (
    <Slider
      role="slider"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value ?? 0}
      aria-valuetext={valueText}
      onKeyDown={press}
      onClick={choose}
      onPointerMove={(event) => event.pointerType === 'mouse' && onHover(halfUnder(event))}
      onPointerLeave={() => onHover(undefined)}
      onBlur={onBlur}
    >
      {stars.map((star) => {
        const Icon = starIcon(star, shown);
        return (
          <Star key={star}>
            <Box component={Icon} sx={{ fontSize: 34, color: accentText }} />
            <Half data-value={star - step} style={{ left: 0 }} />
            <Half data-value={star} style={{ right: 0 }} />
          </Star>
        );
      })}
    </Slider>
  );
}
