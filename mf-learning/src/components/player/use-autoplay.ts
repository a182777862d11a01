import { isWriting } from '@vidyapath/client/formats/unsaved-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';

const autoplay = createBrowserChoice('learning-autoplay', (stored) => stored !== 'off');

/** Whether the next lesson begins by itself: a choice of this browser. */
export function useAutoplay() {
  const { value, choose } = autoplay.useChoice();
  return { on: value, choose: (on: boolean) => choose(on ? 'on' : 'off') };
}

/** Counts seconds down and then calls `done`, unless it is cancelled or the learner writes something; undefined when it is, or never began. */
export function useCountdown(seconds: number, done: (() => void) | undefined) {
  const [left, setLeft] = useState<number | undefined>(() => (done && !isWriting() ? seconds : undefined));
  const finish = useEffectEvent(() => done?.());
  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) return finish();
    const timer = setTimeout(() => setLeft(isWriting() ? undefined : left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, cancel: () => setLeft(undefined) };
}
