import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '../basics/use-media-query';
import { cardWidths } from './data-table.styles';
import { tableRoles } from './table-roles';
import { useJumpKeys } from './use-jump-keys';

/** Pixels of a row, and of a card's frame and of each line in it, until they are measured. */
const guess = { row: 61, card: 86, cardLine: 30 };

/** The gap below a card belongs to it. */
const heightOf = (row: HTMLElement): number =>
  row.offsetHeight + (Number.parseFloat(getComputedStyle(row).marginBottom) || 0);

const rowUnder = (element: Element | null): number | undefined => {
  const index = element?.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
};

/** The rows in view, and the focused one with its neighbours: focus is never lost by scrolling, and Tab continues from it. */
function withFocused(inView: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return inView;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...inView, ...around])].sort((a, b) => a - b);
}

/** A row with another height than guessed does not change the scroll position, which would stop a scroll by End or Page Down half-way. */
function scrollUndisturbed(virtualizer: Virtualizer<HTMLDivElement, HTMLElement>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" data-spacer="">
      <td style={{ height }} />
    </tr>
  ) : null;
}

export interface RowWindowProps {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  /** Lines of a row where rows are cards. */
  lines: number;
  keyOf: (index: number) => string | number;
  /** Renders a row; `measure` is its `ref`. */
  draw: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode;
}

/** The body of a table of thousands of rows: those in view are rendered, the others are replaced by empty space. */
export function RowWindow({ scroller, count, lines, keyOf, draw }: RowWindowProps) {
  const [focused, setFocused] = useState<number>();
  const cards = useMediaQuery(cardWidths);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (cards ? guess.card + lines * guess.cardLine : guess.row),
    overscan: cards ? 3 : 12,
    measureElement: heightOf,
    initialRect: { width: 1_024, height: 800 },
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused, count),
  });
  useJumpKeys(scroller);
  useEffect(() => scrollUndisturbed(virtualizer), [virtualizer]);
  useEffect(() => virtualizer.measure(), [cards, virtualizer]);
  const items = virtualizer.getVirtualItems();
  return (
    <tbody
      {...tableRoles.group}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setFocused(rowUnder(target))}
      onBlur={({ relatedTarget }: FocusEvent) => setFocused(rowUnder(relatedTarget))}
    >
      {items.map(({ index, start }, place) => (
        <Fragment key={keyOf(index)}>
          <Spacer height={start - (items[place - 1]?.end ?? 0)} />
          {draw(index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
