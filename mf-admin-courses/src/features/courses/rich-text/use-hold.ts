import { useCallback, useRef, useState } from 'react';

type Reason = 'composing' | 'key' | 'pointer';

/**
 * Whether somebody is in the middle of something that belongs to the element: a word is being composed, a key or the pointer is down.
 * What the browser does at the end of it comes to the element that has the focus then, so it must not be another one by that time.
 */
export function useHold() {
  const reasons = useRef(new Set<Reason>());
  const [held, setHeld] = useState(false);
  const hold = useCallback((reason: Reason) => {
    reasons.current.add(reason);
    setHeld(true);
  }, []);
  const release = useCallback((...ended: Reason[]) => {
    ended.forEach((reason) => reasons.current.delete(reason));
    // Some browsers tell of the text after the end of its composition.
    setTimeout(() => setHeld(reasons.current.size > 0));
  }, []);
  return {
    held,
    handlers: {
      onCompositionStart: () => hold('composing'),
      onCompositionEnd: () => release('composing'),
      onKeyDown: () => hold('key'),
      onKeyUp: () => release('key'),
      onPointerDown: () => hold('pointer'),
      onMouseUp: () => release('pointer'),
      onPointerLeave: () => release('pointer'),
      onPointerCancel: () => release('pointer'),
    },
    /** The focus is gone: so is whatever ends elsewhere. */
    letGo: () => release('composing', 'key', 'pointer'),
  };
}
