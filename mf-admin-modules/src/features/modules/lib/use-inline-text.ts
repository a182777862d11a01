import { type DraftSlot, useDraft } from '@vidyapath/client/screens/use-kept-draft';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useState } from 'react';
import type { InlineField } from './inline-field';

/** A text typed in place. */
export interface InlineTyped {
  text: string;
  /** The row as it was when the text was opened; the list may be read again meanwhile. */
  seen: CourseModule;
}

/** Texts typed in place, by module and field: a row that is scrolled or paged away keeps its text. */
export type InlineTexts = Map<string, InlineTyped>;

export interface InlineText {
  /** `undefined` while the value is not being edited. */
  text: string | undefined;
  /** The row that the text is based on. */
  seen: CourseModule;
  set: (text: string | undefined) => void;
  slot: DraftSlot<InlineTyped>;
}

/** Text typed in place of a value; kept when its row is no longer shown or the session ends. */
export function useInlineText(row: CourseModule, field: InlineField, texts: InlineTexts): InlineText {
  const key = `inline:${row.ModuleId}:${field}`;
  const slot = useDraft<InlineTyped>(key);
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
