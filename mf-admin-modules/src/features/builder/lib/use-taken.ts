import { useT } from '@vidyapath/client/screens/use-t';
import type { Outline } from '@vidyapath/http/course-outline';
import { useState } from 'react';
import { type ItemRef, moveTo, placeBeside, positionOf, withMoves, type Place } from './tree';

interface Taken {
  item: ItemRef;
  name: string;
  /** Where it is now; absent: where it was. */
  place?: Place;
}

/** Moving by keys: something is taken, moved step by step, and put. Each step is said; nothing is stored before it is put. */
export function useTaken(
  outline: Outline | undefined,
  say: (text: string) => void,
  onPut: (item: ItemRef, place: Place) => void,
) {
  const t = useT();
  const [taken, setTaken] = useState<Taken>();
  const shown = outline && taken?.place ? withMoves(outline, [moveTo(taken.item, taken.place)]) : outline;

  function textOf(tree: Outline, { item, name }: Taken): string {
    const { place, count, module } = positionOf(tree, item);
    return module === undefined
      ? t('tree.atModule', { name, place, count })
      : t('tree.atLesson', { name, place, count, module });
  }

  return {
    /** With what is taken in its present place. */
    shown,
    isTaken: (item: ItemRef): boolean => taken?.item.kind === item.kind && taken.item.id === item.id,
    take(item: ItemRef, name: string): void {
      if (!outline) return;
      setTaken({ item, name });
      say(`${t('tree.taken', { name })} ${textOf(outline, { item, name })} ${t('tree.takenHint')}`);
    },
    step(by: 1 | -1): void {
      const place = taken && shown && placeBeside(shown, taken.item, by);
      if (!taken || !outline) return;
      if (!place) return say(t(by === 1 ? 'tree.atEnd' : 'tree.atStart', { name: taken.name }));
      const next = { ...taken, place };
      setTaken(next);
      say(textOf(withMoves(outline, [moveTo(taken.item, place)]), next));
    },
    put(): void {
      if (taken?.place) onPut(taken.item, taken.place);
      else if (taken) say(t('tree.stays', { name: taken.name }));
      setTaken(undefined);
    },
    cancel(): void {
      if (taken) say(t('tree.stays', { name: taken.name }));
      setTaken(undefined);
    },
  };
}

export type Steps = ReturnType<typeof useTaken>;
