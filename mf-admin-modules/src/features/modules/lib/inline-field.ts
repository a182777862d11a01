import type { CourseModule } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { InlineChange } from '../../../lib/use-inline-edit';
import { sequenceRule, readSequenceNo } from './sequence-no';

export type InlineField = 'ModuleName' | 'ModuleDescription' | 'SequenceNo';

const longest = { ModuleName: limits.courseModule.nameMax, ModuleDescription: limits.courseModule.descriptionMax };

function sequenceChange(row: CourseModule, text: string): InlineChange<CourseModule> {
  const sequenceNo = readSequenceNo(text);
  if (sequenceNo === undefined) return { kind: 'wrong', rule: sequenceRule };
  return sequenceNo === row.SequenceNo ? { kind: 'nothing' } : { kind: 'change', record: { SequenceNo: sequenceNo } };
}

/** Reads a typed text: texts may not be blank, and a sequence must be a number. */
export function inlineChange(row: CourseModule, field: InlineField, text: string): InlineChange<CourseModule> {
  if (field === 'SequenceNo') return sequenceChange(row, text);
  const typed = text.trim();
  const max = longest[field];
  if (typed === '') return { kind: 'refused', warning: `notice.${field}.empty` };
  if (textLength(typed) > max) return { kind: 'wrong', rule: { key: 'rule.tooLong', values: { max } } };
  return typed === row[field] ? { kind: 'nothing' } : { kind: 'change', record: { [field]: typed } };
}
