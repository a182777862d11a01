import { isInTextField } from '@vidyapath/client/formats/unsaved-text';
import { type ReactNode, useEffect, useState } from 'react';

/** Also on the button that sends it. */
const isInForm = () => isInTextField() || document.activeElement?.closest('form') != null;

/**
 * Shows something once the focus is in no form: what comes by itself neither moves a text nor takes the focus from it.
 * It looks from time to time. At the moment when the focus moves, the button that is being pressed would move away from under the pointer.
 */
export function AfterTyping({ children }: { children: ReactNode }) {
  const [isTyping, setTyping] = useState(isInForm);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setTyping(isInForm()), 1_000);
    return () => clearInterval(timer);
  }, [isTyping]);
  return isTyping ? null : children;
}
