import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { CellButton, CellValue, EditIcon } from '@vidyapath/ui/staff';
import { useCallback, useRef } from 'react';
import type { ModuleCalls } from '../api/modules.endpoints';
import type { InlineField } from '../lib/inline-field';
import { type InlineTexts, useInlineText } from '../lib/use-inline-text';
import { InlineEditor } from './inline-editor';

interface InlineCellProps {
  row: CourseModule;
  field: InlineField;
  calls: ModuleCalls;
  texts: InlineTexts;
}

/** A value with a pencil that turns it into a field; the focus returns to the pencil. */
export function InlineCell({ row, field, calls, texts }: InlineCellProps) {
  const t = useT();
  const typed = useInlineText(row, field, texts);
  const edited = useRef(false);
  const takeFocusBack = useCallback((pencil: HTMLButtonElement | null) => {
    if (pencil && edited.current) pencil.focus();
    if (pencil) edited.current = false;
  }, []);
  if (typed.text !== undefined) return <InlineEditor {...{ row, field, calls, typed }} text={typed.text} />;
  const open = () => {
    edited.current = true;
    typed.set(String(row[field]));
  };
  const pencil = (
    <CellButton
      ref={takeFocusBack}
      icon={EditIcon}
      tone="secondary"
      aria-label={t(`inline.${field}`, { name: row.ModuleName })}
      onClick={open}
    />
  );
  return (
    <CellValue clamped={field === 'ModuleDescription'} button={pencil}>
      {row[field]}
    </CellValue>
  );
}
