import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** The module under files, or `elsewhere` on the page. */
export type DropTarget = number | 'elsewhere';

function targetOf({ target }: DragEvent): DropTarget {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-module]') : null;
  return element ? Number(element.dataset.module) : 'elsewhere';
}

/** Files that are dropped anywhere on the page. Returns what they are over while they are dragged. */
export function useDropFiles(onFiles: (files: readonly File[], target: DropTarget) => void): DropTarget | undefined {
  const [over, setOver] = useState<DropTarget>();
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Else the browser opens the file.
      event.preventDefault();
      setOver(targetOf(event));
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(undefined);
      dropped([...(event.dataTransfer?.files ?? [])], targetOf(event));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(undefined);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
