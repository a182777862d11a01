import { useState } from 'react';

/**
 * The text of a field that is written to the URL later. While the user types, the URL does not change it, so the cursor never moves; a change of
 * the URL replaces it while the field does not have the focus.
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
