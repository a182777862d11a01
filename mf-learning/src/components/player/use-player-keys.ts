import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys by their letter in lower case, or by their name in lower case. */
export type PlayerKeys = Record<string, () => void>;

const pressable = 'button, a';
const filledIn = 'input:not([type="range"]), select, textarea';
/** A slider whose arrow keys do not move the video. */
const ownArrows = '[data-own-arrows]';
/** Signs that need the shift key on most keyboards. */
const shifted = /^[<>]$/;
/** Keys that do their step again while they are held down; the others are switches. */
const steps = /^(?:arrow\w+|[<>])$/;

const latin = /^[\x20-\x7e]+$/;
const signs: Record<string, string> = { Comma: '<', Period: '>' };

/** Where a keyboard types letters of another script, such as Devanagari, the key is known by its place. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  (latin.test(key) ? key : (signs[code] ?? code.replace(/^Key/, ''))).toLowerCase();

/**
 * Runs a key's action while the focus is anywhere in the region. Keys with a modifier stay the browser's, a button in the
 * region keeps its space bar, and a form field in it keeps all keys.
 */
export function usePlayerKeys(region: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const action = keys[key];
    const modified = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !shifted.test(key));
    const isIn = (parts: string) => event.target instanceof Element && event.target.closest(parts) !== null;
    const isTheirs = isIn(filledIn) || (key === ' ' && isIn(pressable)) || (key.startsWith('arrow') && isIn(ownArrows));
    if (!action || modified || isTheirs) return;
    event.preventDefault();
    if (!event.repeat || steps.test(key)) action();
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [region]);
}
