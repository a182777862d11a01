import { useT } from '@vidyapath/client/screens/use-t';
import type { Outline } from '@vidyapath/http/course-outline';
import { TextField } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { MoveForm } from '../../../components/move-form';
import { PlaceSelect } from '../../../components/place-select';
import { type ItemRef, moduleOf } from '../lib/tree';
import type { Tree } from '../lib/use-tree';
import { handleIdOf } from './move-handle';

interface MoveDialogProps {
  /** Lessons, or one module. */
  items: readonly ItemRef[];
  tree: Tree;
  outline: Outline;
  onClosed: () => void;
}

/** Asks for the new place of a module, or of lessons. */
export function MoveDialog({ items, tree, outline, onClosed }: MoveDialogProps) {
  const t = useT();
  const [isMoved, setMoved] = useState(false);
  const [name] = useState(() => tree.nameOf(items));
  const [first] = items;
  const isModule = first?.kind === 'module';
  const [moduleId, setModuleId] = useState(() =>
    first && !isModule ? moduleOf(outline, first.id)?.module_id : undefined,
  );
  const module = outline.modules.find(({ module_id }) => module_id === moduleId);
  const siblings = isModule
    ? outline.modules.map((other) => ({ id: other.module_id, name: other.module_name }))
    : (module?.videos ?? []).map((video) => ({ id: video.video_id, name: video.video_title }));
  const moved = new Set(items.map((item) => item.id));
  const others = siblings.filter((sibling) => !moved.has(sibling.id));
  const present = items.length === 1 ? siblings.findIndex((sibling) => moved.has(sibling.id)) : -1;
  const [chosen, setChosen] = useState<number>();
  const place = chosen ?? (present >= 0 ? present : others.length);

  const move = () => {
    tree.move(items, { moduleId, beforeId: others[place]?.id ?? null });
    setMoved(true);
  };
  const closed = () => {
    onClosed();
    // The button that opened it is another element in another module.
    if (first && isMoved) document.getElementById(handleIdOf(first))?.focus();
  };
  return (
    <MoveForm name={name} onMove={move} onClosed={closed}>
      {!isModule && (
        <TextField
          select
          fullWidth
          sx={{ mt: 2 }}
          label={t('tree.module')}
          value={moduleId}
          onChange={({ target }) => {
            setModuleId(Number(target.value));
            setChosen(undefined);
          }}
        >
          {outline.modules.map(({ module_id, module_name }) => (
            <option key={module_id} value={module_id}>
              {module_name}
            </option>
          ))}
        </TextField>
      )}
      <PlaceSelect
        label={t(isModule ? 'tree.placeOfModule' : 'order.place')}
        others={others.map((other) => other.name)}
        present={present}
        place={place}
        onPlace={setChosen}
      />
    </MoveForm>
  );
}
