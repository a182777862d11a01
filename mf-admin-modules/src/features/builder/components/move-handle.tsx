import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useT } from '@vidyapath/client/screens/use-t';
import { IconButton } from '@vidyapath/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type ItemRef, keyOf } from '../lib/tree';
import type { Steps } from '../lib/use-taken';
import { DragIcon } from './icons';

interface MoveHandleProps {
  item: ItemRef;
  name: string;
  steps: Steps;
  listeners: DraggableSyntheticListeners;
}

/** Id of the sentence about the keys. */
export const keysHintId = 'tree-keys';

export const handleIdOf = (item: ItemRef): string => `move-${keyOf(item)}`;

/** Drags by pointer and touch. By keys: Space or Enter takes and puts, arrows move, Escape cancels. */
export function MoveHandle({ item, name, steps, listeners }: MoveHandleProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const isTaken = steps.isTaken(item);
  // A moved element loses the focus, and in another module the row is another element.
  useEffect(() => {
    if (isTaken) button.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const toggles = key === ' ' || key === 'Enter';
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (!toggles && !isTaken) return;
    if (toggles || by || key === 'Escape') event.preventDefault();
    if (toggles && isTaken) steps.put();
    else if (toggles) steps.take(item, name);
    else if (by) steps.step(by);
    else if (key === 'Escape') steps.cancel();
    else if (key === 'Tab') steps.put();
  }

  return (
    <IconButton
      {...listeners}
      ref={button}
      id={handleIdOf(item)}
      aria-label={t('order.move', { name })}
      aria-describedby={keysHintId}
      aria-pressed={isTaken}
      onKeyDown={onKeyDown}
      sx={{ width: 44, height: 44, flexShrink: 0, cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon />
    </IconButton>
  );
}
