import { useDraft, useDraftKeeping } from '@vidyapath/client/use-kept-draft';
import type { CourseModule } from '@vidyapath/http/course-module';
import { type RefObject, useState } from 'react';
import type { InlineField } from './inline-field';

/** Text typed in place of a value, and what is wrong with it; kept when the session ends under it. */
export function useTypedText(row: CourseModule, field: InlineField, sending: RefObject<boolean>) {
  const stored = String(row[field]);
  const slot = useDraft<{ text: string }>(`inline:${row.ModuleId}:${field}`);
  /** `undefined` while the value just stands there. */
  const [text, setText] = useState(slot.draft?.values.text);
  const [fault, setFault] = useState<string>();
  useDraftKeeping(slot, { values: { text: text ?? stored }, changed: text !== undefined && text !== stored }, sending);
  return {
    text,
    /** Empty when a toast has said it. */
    fault,
    restored: text !== undefined && text === slot.draft?.values.text,
    setFault,
    open: () => setText(stored),
    type: (next: string) => {
      setText(next);
      setFault(undefined);
    },
    close: () => {
      setText(undefined);
      setFault(undefined);
    },
  };
}
