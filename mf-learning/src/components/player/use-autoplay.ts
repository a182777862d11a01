import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const key = 'learning-autoplay';
const listeners = new Set<() => void>();
let unstored: boolean | undefined;

function isOn(): boolean {
  try {
    return unstored ?? localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function choose(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
    unstored = undefined;
  } catch {
    unstored = on;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the next lesson begins by itself: a choice of this browser. */
export const useAutoplay = () => ({ on: useSyncExternalStore(subscribe, isOn), choose });

/** Counts seconds down and then calls `done`, unless it is cancelled; undefined when it is, or never began. */
export function useCountdown(seconds: number, done: (() => void) | undefined) {
  const [left, setLeft] = useState<number | undefined>(done && seconds);
  const finish = useEffectEvent(() => done?.());
  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) return finish();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, cancel: () => setLeft(undefined) };
}
