import { useState } from 'react';

/**
 * Text of a box that reports the typed text and gets it back as its value, which may arrive later: the address, for example, is updated after the list.
 * A value that the box has reported itself changes nothing, even a late one; any other value replaces the text. Spaces around it are ignored.
 * @param value the last reported text, or another value
 */
export function useOwnText(value: string) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value.trim());
  const [pending, setPending] = useState<readonly string[]>([]);
  const current = value.trim();
  if (current !== shown) {
    const arrived = pending.lastIndexOf(current);
    setShown(current);
    setPending(arrived < 0 ? [] : pending.slice(arrived + 1));
    if (arrived < 0) setText(value);
  }
  return {
    text,
    setText,
    isReported: text.trim() === (pending.at(-1) ?? shown),
    /** Call it when the text is reported. */
    noteReported: () => setPending((before) => [...before, text.trim()]),
  };
}
