import { useState } from 'react';

/**
 * The text of a field that the URL follows later: its own while one types, so that the URL never moves the cursor, and the URL's when
 * that changes while the field does not have the focus.
 */
export function useTypedText(value: string, fieldId: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (document.activeElement?.id !== fieldId) setTyped(value);
  }
  return [typed, setTyped];
}
