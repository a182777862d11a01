import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys by `KeyboardEvent.key`, letters in lower case. */
export type PlayerKeys = Record<string, () => void>;

const pressable = 'button, a, input, select, textarea';

/**
 * Runs a key's action while the focus is anywhere in the region. Keys with a modifier stay the browser's, and
 * a button in the region keeps its space bar.
 */
export function usePlayerKeys(region: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key.toLowerCase()];
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const ownSpace = event.key === ' ' && event.target instanceof Element && event.target.closest(pressable);
    if (!action || modified || ownSpace) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [region]);
}
