import useMediaQuery from '@mui/material/useMediaQuery';
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cardWidths } from './data-table.styles';

/** Up to this many rows the whole table is drawn, so that the browser's own find reaches every row. */
const drawnWholeUpTo = 150;

/** Pixels of a row, and of a card's frame and of each line in it, until they are measured. */
const guess = { row: 61, card: 86, cardLine: 30 };

/** The gap below a card belongs to it. */
const heightOf = (row: HTMLElement): number => row.offsetHeight + (Number.parseFloat(getComputedStyle(row).marginBottom) || 0);

const rowUnder = (element: Element | null): number | undefined => {
  const index = element?.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
};

/** The rows in view, and the focused one with its neighbours: focus is never lost by scrolling, and Tab goes on from it. */
function withFocused(inView: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return inView;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...inView, ...around])].sort((a, b) => a - b);
}

/** A row that turns out higher or lower leaves the scroll position alone: to move it would stop a scroll by End or Page Down half-way. */
function scrollUndisturbed(virtualizer: Virtualizer<HTMLDivElement, HTMLElement>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
}

export interface RowWindow {
  scroller: RefObject<HTMLDivElement | null>;
  /** Only the rows in view are drawn. */
  virtual: boolean;
  /** Rows to draw, each with the pixels that are left out before it. */
  slots: { index: number; before: number }[];
  /** Pixels left out after the last of them. */
  after: number;
  measure?: (element: HTMLElement | null) => void;
  /** For the element around the rows. */
  watchFocus?: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
}

/**
 * Which rows to draw: all of a page, only those in view of a list of thousands.
 * @param lines of a row where rows are cards
 */
export function useRowWindow(count: number, lines: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const cards = useMediaQuery(cardWidths);
  const virtual = count > drawnWholeUpTo;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => (cards ? guess.card + lines * guess.cardLine : guess.row),
    overscan: cards ? 3 : 12,
    measureElement: heightOf,
    initialRect: { width: 1_024, height: 800 },
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused, count),
  });
  useEffect(() => scrollUndisturbed(virtualizer), [virtualizer]);
  useEffect(() => virtualizer.measure(), [cards, virtualizer]);
  if (!virtual) return { scroller, virtual, slots: Array.from({ length: count }, (_, index) => ({ index, before: 0 })), after: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    scroller,
    virtual,
    slots: items.map(({ index, start }, place) => ({ index, before: start - (items[place - 1]?.end ?? 0) })),
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    watchFocus: {
      onFocus: ({ target }) => setFocused(rowUnder(target)),
      onBlur: ({ relatedTarget }) => setFocused(rowUnder(relatedTarget)),
    },
  };
}
