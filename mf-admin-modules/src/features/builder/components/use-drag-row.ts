import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { CSSProperties } from 'react';
import { type ItemRef, keyOf } from '../lib/tree';

/** What a row tells the one that is dragged over it, and the other way round. */
interface DragData {
  item: ItemRef;
  /** From 0, in its module or the course. */
  at: number;
  moduleId?: number | undefined;
}

/** A row that is dragged by pointer and touch, and over which others are put. */
export function useDragRow(item: ItemRef, where: Omit<DragData, 'item'>) {
  const id = keyOf(item);
  const data: DragData = { item, ...where };
  const dragged = useDraggable({ id, data });
  const target = useDroppable({ id, data });
  const over = target.isOver && target.active?.id !== id ? (target.active?.data.current as DragData) : undefined;
  return {
    listeners: dragged.listeners,
    row: (element: HTMLElement | null) => {
      dragged.setNodeRef(element);
      target.setNodeRef(element);
    },
    mark: dragged.isDragging ? faded : over && markOf(data, over),
  };
}

/** A line where the dragged row is put; a module into which a lesson is put is framed. */
function markOf(row: DragData, dragged: DragData): CSSProperties {
  if (row.item.kind !== dragged.item.kind) return { boxShadow: 'inset 0 0 0 2px currentColor' };
  const isBelow = row.moduleId === dragged.moduleId && dragged.at < row.at;
  return { boxShadow: `inset 0 ${isBelow ? '-3px' : '3px'} currentColor` };
}

const faded: CSSProperties = { opacity: 0.5 };
