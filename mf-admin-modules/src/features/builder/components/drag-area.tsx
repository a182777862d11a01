import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Outline } from '@vidyapath/http/course-outline';
import { Paper } from '@vidyapath/ui';
import { type ReactNode, useState } from 'react';
import { type ItemRef, placeOfDrop } from '../lib/tree';
import type { Tree } from '../lib/use-tree';

interface DragAreaProps {
  tree: Tree;
  outline: Outline;
  children: ReactNode;
}

/** A press that moves less is a press. */
const activationConstraint = { distance: 6 };
const itemOf = (entry: DragEndEvent['active'] | DragEndEvent['over']) =>
  entry?.data.current?.item as ItemRef | undefined;
const silent = () => undefined;
/** The tree says moves itself, in the language of the page. */
const announcements: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};

/** Modules and lessons are dragged in it. One of several selected lessons takes the others with it. */
export function DragArea({ tree, outline, children }: DragAreaProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint }));
  const [items, setItems] = useState<readonly ItemRef[]>([]);
  const selected = tree.lessons.filter(({ video_id }) => tree.selection.ids.has(video_id));
  const itemsWith = (item: ItemRef): readonly ItemRef[] =>
    item.kind === 'video' && tree.selection.ids.has(item.id)
      ? selected.map(({ video_id: id }) => ({ kind: 'video', id }))
      : [item];

  function put({ active, over }: DragEndEvent): void {
    setItems([]);
    const item = itemOf(active);
    const target = itemOf(over);
    const place = item && target && placeOfDrop(outline, item, target);
    if (place) tree.move(itemsWith(item), place);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        const item = itemOf(active);
        if (item) setItems(itemsWith(item));
      }}
      onDragCancel={() => setItems([])}
      onDragEnd={put}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {items.length > 0 && <Paper sx={{ p: 3, width: 'fit-content', boxShadow: 3 }}>{tree.nameOf(items)}</Paper>}
      </DragOverlay>
    </DndContext>
  );
}
