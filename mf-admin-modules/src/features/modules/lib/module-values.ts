import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import type { MessageKey, Translate } from '@vidyapath/platform-api/i18n';
import { filled, isFilled, requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { sequenceRule, readSequenceNo } from './sequence-no';

/** Texts as the fields hold them; the course `'0'` means none. */
export interface ModuleValues {
  CourseId: string;
  ModuleName: string;
  SequenceNo: string;
  ModuleDescription: string;
}

export const moduleValues = (record: CourseModule | undefined): ModuleValues => ({
  CourseId: String(record?.CourseId ?? 0),
  ModuleName: record?.ModuleName ?? '',
  SequenceNo: record ? String(record.SequenceNo) : '',
  ModuleDescription: record?.ModuleDescription ?? '',
});

/** The whole record for the server: values without a field stay as they are, and a new module is active. */
export function moduleBody(values: ModuleValues, record: CourseModule | undefined): CourseModuleBody {
  const sequenceNo = readSequenceNo(values.SequenceNo);
  return {
    ...record,
    CourseId: Number(values.CourseId),
    ModuleName: values.ModuleName.trim(),
    ModuleDescription: values.ModuleDescription.trim(),
    ...(sequenceNo !== undefined && { SequenceNo: sequenceNo }),
    Status: record?.Status ?? 'Active',
  };
}

export const fieldLabel = (t: Translate, field: keyof ModuleValues): string => t(`form.${field}`);

const { nameMax, descriptionMax } = limits.courseModule;

export const moduleRules = object({
  CourseId: ruledText([(value) => Number(value) > 0, { key: 'rule.course' }]),
  ModuleName: requiredText('form.ModuleName', nameMax),
  SequenceNo: ruledText(filled('form.SequenceNo'), [(text) => readSequenceNo(text) !== undefined, sequenceRule]),
  ModuleDescription: requiredText('form.ModuleDescription', descriptionMax),
});

/** The toast for a form that can't be sent; undefined for what only its field says. */
export function warningFor(values: ModuleValues): MessageKey | undefined {
  const { CourseId, ...texts } = values;
  if (!Object.values(texts).every(isFilled)) return 'toast.required';
  return Number(CourseId) > 0 ? undefined : 'rule.course';
}

/** Fields in which a stored version differs from the form, with the stored values. */
export function differencesFrom(stored: CourseModule, edited: ModuleValues, t: Translate) {
  const storedValues = moduleValues(stored);
  const body = moduleBody(edited, stored);
  return (Object.keys(storedValues) as (keyof ModuleValues)[])
    .filter((field) => stored[field] !== body[field])
    .map((field) => ({
      label: fieldLabel(t, field),
      value: field === 'CourseId' ? stored.CourseName : storedValues[field],
    }));
}
