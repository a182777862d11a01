import { isWriting } from '@vidyapath/client/formats/unsaved-text';
import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';
import { useEffect, useEffectEvent, useState } from 'react';

const autoplay = createBrowserChoice('learning-autoplay', (stored) => stored !== 'off');

/** Whether the next lesson begins by itself: a choice of this browser. */
export function useAutoplay() {
  const { value, choose } = autoplay.useChoice();
  return { on: value, choose: (on: boolean) => choose(on ? 'on' : 'off') };
}

/**
 * Counts seconds down and then calls `done`, unless it is cancelled. While the learner writes something it waits, and begins again after that.
 */
export function useCountdown(seconds: number, done: (() => void) | undefined) {
  const [left, setLeft] = useState<number | 'waits' | 'off'>(() => {
    if (!done) return 'off';
    return isWriting() ? 'waits' : seconds;
  });
  const finish = useEffectEvent(() => done?.());
  useEffect(() => {
    if (left === 'off') return;
    if (left === 0) return finish();
    const timer = setInterval(() => {
      if (isWriting()) setLeft('waits');
      else setLeft(left === 'waits' ? seconds : left - 1);
    }, 1_000);
    return () => clearInterval(timer);
  }, [left, seconds]);
  return { left, cancel: () => setLeft('off') };
}
