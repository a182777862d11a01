import { type DraftSlot, useDraft } from '@vidyapath/client/use-kept-draft';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useState } from 'react';
import type { InlineField } from './inline-field';

/** Texts typed in place, by module and field: a row that is scrolled or paged away keeps its text. */
export type InlineTexts = Map<string, string>;

export interface InlineText {
  /** `undefined` while the value is not being edited. */
  text: string | undefined;
  set: (text: string | undefined) => void;
  slot: DraftSlot<{ text: string }>;
}

/** Text typed in place of a value; kept when its row is no longer shown or the session ends. */
export function useInlineText({ ModuleId }: CourseModule, field: InlineField, texts: InlineTexts): InlineText {
  const key = `inline:${ModuleId}:${field}`;
  const slot = useDraft<{ text: string }>(key);
  const [text, setText] = useState(slot.draft?.values.text ?? texts.get(key));
  const set = (next: string | undefined) => {
    if (next === undefined) texts.delete(key);
    else texts.set(key, next);
    setText(next);
  };
  return { text, set, slot };
}
