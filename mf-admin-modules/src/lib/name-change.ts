import { limits } from '@vidyapath/http/limits';
import { textRules } from '@vidyapath/remote-kit/rules';
import type { InlineChange } from './use-inline-edit';

/** What a typed name changes of a record. */
function nameChange<Row extends object>(
  seen: Row,
  typed: string,
  field: keyof Row,
  rules: ReturnType<typeof textRules>,
): InlineChange<Row> {
  const name = typed.trim();
  const broken = rules.find(([holds]) => !holds(name, {}));
  if (broken) return { kind: 'wrong', rule: broken[1] };
  return name === seen[field] ? { kind: 'nothing' } : { kind: 'change', record: { [field]: name } as Partial<Row> };
}

const lessonRules = textRules('videos.name', limits.moduleVideo.titleMax);
const moduleRules = textRules('form.ModuleName', limits.courseModule.nameMax);

export const lessonNameChange = <Row extends { video_title: string }>(seen: Row, typed: string) =>
  nameChange(seen, typed, 'video_title', lessonRules);

export const moduleNameChange = <Row extends { ModuleName: string }>(seen: Row, typed: string) =>
  nameChange(seen, typed, 'ModuleName', moduleRules);

export const assetTitleChange = <Row extends { title: string }>(seen: Row, typed: string) =>
  nameChange(seen, typed, 'title', lessonRules);
