import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useCallback, useRef } from 'react';
import { type InlineTexts, useInlineText } from './use-inline-text';

interface InlineValue<Row> {
  row: Row;
  id: RecordId;
  field: keyof Row & string;
  texts: InlineTexts<Row>;
}

/** A value that is edited in its place: the text typed so far, and its pencil, to which the focus returns. */
export function useInlineValue<Row>({ row, id, field, texts }: InlineValue<Row>) {
  const typed = useInlineText(`${id}:${field}`, row, texts);
  const edited = useRef(false);
  const takeFocusBack = useCallback((pencil: HTMLButtonElement | null) => {
    if (pencil && edited.current) pencil.focus();
    if (pencil) edited.current = false;
  }, []);
  const open = () => {
    edited.current = true;
    typed.set(String(row[field]));
  };
  return { typed, pencil: { ref: takeFocusBack, onClick: open } };
}
