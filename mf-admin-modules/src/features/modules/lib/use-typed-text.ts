import { useDraft, useDraftKeeping } from '@vidyapath/client/use-kept-draft';
import type { CourseModule } from '@vidyapath/http/course-module';
import { type RefObject, useState } from 'react';
import type { InlineField } from './inline-field';

/** What is being typed in place, by module and field: a row that is scrolled or paged away comes back as it was left. */
export type TypedTexts = Map<string, string>;

/** Text typed in place of a value, and what is wrong with it; kept when its row goes away or the session ends under it. */
export function useTypedText(row: CourseModule, field: InlineField, sending: RefObject<boolean>, texts: TypedTexts) {
  const stored = String(row[field]);
  const key = `inline:${row.ModuleId}:${field}`;
  const slot = useDraft<{ text: string }>(key);
  /** `undefined` while the value just stands there. */
  const [text, setText] = useState(slot.draft?.values.text ?? texts.get(key));
  const [fault, setFault] = useState<string>();
  useDraftKeeping(slot, { values: { text: text ?? stored }, changed: text !== undefined && text !== stored }, sending);
  const put = (next: string | undefined) => {
    if (next === undefined) texts.delete(key);
    else texts.set(key, next);
    setText(next);
    setFault(undefined);
  };
  return {
    text,
    /** Empty when a toast has said it. */
    fault,
    restored: text !== undefined && text === slot.draft?.values.text,
    setFault,
    open: () => put(stored),
    type: put,
    close: () => put(undefined),
  };
}
