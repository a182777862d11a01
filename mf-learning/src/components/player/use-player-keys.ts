import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys by `KeyboardEvent.key`, letters in lower case. */
export type PlayerKeys = Record<string, () => void>;

const pressable = 'button, a';
const filledIn = 'input, select, textarea';

/**
 * Runs a key's action while the focus is anywhere in the region. Keys with a modifier stay the browser's, a button in the
 * region keeps its space bar, and a form field in it keeps all keys.
 */
export function usePlayerKeys(region: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key.toLowerCase()];
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const isIn = (parts: string) => event.target instanceof Element && event.target.closest(parts) !== null;
    if (!action || modified || isIn(filledIn) || (event.key === ' ' && isIn(pressable))) return;
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
