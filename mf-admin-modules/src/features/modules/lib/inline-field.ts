import type { CourseModule } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { MessageKey } from '@vidyapath/platform-api/i18n';
import { sequenceRule, readSequenceNo } from './sequence-no';

export type InlineField = 'ModuleName' | 'ModuleDescription' | 'SequenceNo';

/** Result of a text typed in place: a change, no change, a refusal with its warning's message key, or a rule that it breaks. */
export type InlineChange =
  | { kind: 'change'; record: Partial<Pick<CourseModule, InlineField>> }
  | { kind: 'nothing' }
  | { kind: 'refused'; warning: MessageKey }
  | { kind: 'wrong'; rule: MessageKey; values: Record<string, number> };

const longest = { ModuleName: limits.courseModule.nameMax, ModuleDescription: limits.courseModule.descriptionMax };

function sequenceChange(row: CourseModule, text: string): InlineChange {
  const sequenceNo = readSequenceNo(text);
  if (sequenceNo === undefined) return { kind: 'wrong', rule: sequenceRule.key, values: sequenceRule.values };
  return sequenceNo === row.SequenceNo ? { kind: 'nothing' } : { kind: 'change', record: { SequenceNo: sequenceNo } };
}

/** Reads a typed text: texts may not be blank, and a sequence must be a number. */
export function inlineChange(row: CourseModule, field: InlineField, text: string): InlineChange {
  if (field === 'SequenceNo') return sequenceChange(row, text);
  const typed = text.trim();
  const max = longest[field];
  if (typed === '') return { kind: 'refused', warning: `notice.${field}.empty` };
  if (textLength(typed) > max) return { kind: 'wrong', rule: 'rule.tooLong', values: { max } };
  return typed === row[field] ? { kind: 'nothing' } : { kind: 'change', record: { [field]: typed } };
}
