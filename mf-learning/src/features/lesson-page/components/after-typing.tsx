import { isInTextField } from '@vidyapath/client/formats/unsaved-text';
import { type ReactNode, useEffect, useState } from 'react';

/** Shows something once the focus is in no text field: what comes by itself neither moves a text nor takes the focus from it. */
export function AfterTyping({ children }: { children: ReactNode }) {
  const [isTyping, setTyping] = useState(isInTextField);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setTyping(isInTextField()), 1_000);
    return () => clearInterval(timer);
  }, [isTyping]);
  return isTyping ? null : children;
}
