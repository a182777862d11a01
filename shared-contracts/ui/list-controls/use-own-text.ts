import { useState } from 'react';

/**
 * Text of a box that tells what is typed and gets it back as its value, which may be a while behind: an address, say, is drawn when there is time.
 * What was told is no news to the box however late it comes back; anything else replaces the text. Spaces around it count for nothing.
 * @param value what was told last, or a value from elsewhere
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
    isTold: text.trim() === (pending.at(-1) ?? shown),
    /** To be called when the text is told. */
    noteTold: () => setPending((before) => [...before, text.trim()]),
  };
}
