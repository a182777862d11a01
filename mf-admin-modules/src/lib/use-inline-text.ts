import { type DraftSlot, useDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useState } from 'react';

/** A text typed in place. */
interface InlineTyped<Row> {
  text: string;
  /** The row as it was when the text was opened; the list may be read again meanwhile. */
  seen: Row;
}

/** Texts typed in place, by their names: a row that is scrolled or paged away keeps its text. */
export type InlineTexts<Row> = Map<string, InlineTyped<Row>>;

export interface InlineText<Row> {
  /** `undefined` while the value is not being edited. */
  text: string | undefined;
  /** The row that the text is based on. */
  seen: Row;
  set: (text: string | undefined) => void;
  slot: DraftSlot<InlineTyped<Row>>;
}

/**
 * Text typed in place of a value; kept when its row is no longer shown or the session ends.
 * @param name of the draft, with the row's id and the field
 */
export function useInlineText<Row>(name: string, row: Row, texts: InlineTexts<Row>): InlineText<Row> {
  const key = `inline:${name}`;
  const slot = useDraft<InlineTyped<Row>>(key);
  const [typed, setTyped] = useState(() => {
    // A draft of an older release has no `seen`.
    const { text, seen: known = row } = slot.draft?.values ?? {};
    // The draft can be read only once.
    if (text !== undefined) texts.set(key, { text, seen: known });
    return texts.get(key);
  });
  const seen = typed?.seen ?? row;
  const set = (text: string | undefined) => {
    const next = text === undefined ? undefined : { text, seen };
    if (next) texts.set(key, next);
    else texts.delete(key);
    setTyped(next);
  };
  return { text: typed?.text, seen, set, slot };
}
