import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** The module on which something is dropped. */
function moduleAt({ target }: DragEvent): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-module]') : null;
  return element ? Number(element.dataset.module) : undefined;
}

/** Files that are dropped anywhere on the page, with the module on which. Returns whether some are over it. */
export function useDropFiles(onFiles: (files: readonly File[], moduleId: number | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Else the browser opens the file.
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      dropped([...(event.dataTransfer?.files ?? [])], moduleAt(event));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
