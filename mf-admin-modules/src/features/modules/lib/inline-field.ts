import type { CourseModule } from '@vidyapath/http/course-module';

export type InlineField = 'ModuleName' | 'ModuleDescription' | 'SequenceNo';

/** What comes of a text typed in place: a change, nothing at all, or a refusal with its warning's message key. */
export type InlineChange =
  | { kind: 'change'; record: Partial<Pick<CourseModule, InlineField>> }
  | { kind: 'nothing' }
  | { kind: 'refused'; warning: string };

/** Reads a typed text by the specification's rules: texts may not be blank, and what is no number changes no sequence. */
export function inlineChange(row: CourseModule, field: InlineField, text: string): InlineChange {
  const typed = text.trim();
  if (field === 'SequenceNo') {
    const place = Number(typed);
    return typed === '' || Number.isNaN(place) || place === row.SequenceNo ? { kind: 'nothing' } : { kind: 'change', record: { SequenceNo: place } };
  }
  if (typed === '') return { kind: 'refused', warning: `notice.${field}.empty` };
  return typed === row[field] ? { kind: 'nothing' } : { kind: 'change', record: { [field]: typed } };
}
