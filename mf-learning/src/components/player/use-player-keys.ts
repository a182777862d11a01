import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys by `KeyboardEvent.key`, letters in lower case. */
export type PlayerKeys = Record<string, () => void>;

const pressable = 'button, a';
const filledIn = 'input:not([type="range"]), select, textarea';
/** A slider whose arrow keys do not move the video. */
const ownArrows = '[data-own-arrows]';
/** Signs that need the shift key on most keyboards. */
const shifted = /^[<>]$/;

/**
 * Runs a key's action while the focus is anywhere in the region. Keys with a modifier stay the browser's, a button in the
 * region keeps its space bar, and a form field in it keeps all keys.
 */
export function usePlayerKeys(region: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const action = keys[key];
    const modified = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !shifted.test(key));
    const isIn = (parts: string) => event.target instanceof Element && event.target.closest(parts) !== null;
    const isTheirs = isIn(filledIn) || (key === ' ' && isIn(pressable)) || (key.startsWith('arrow') && isIn(ownArrows));
    if (!action || modified || isTheirs) return;
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
