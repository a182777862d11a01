import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { CellButton, CellValue, EditIcon } from '@vidyapath/ui/staff';
import { InlineEditor } from '../../../components/inline-editor';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { useInlineValue } from '../../../lib/use-inline-value';
import type { ModuleCalls } from '../../../lib/modules.endpoints';
import { inlineChange, type InlineField } from '../lib/inline-field';

interface InlineCellProps {
  row: CourseModule;
  field: InlineField;
  calls: ModuleCalls;
  texts: InlineTexts<CourseModule>;
}

/** A value with a pencil that turns it into a field. */
export function InlineCell({ row, field, calls, texts }: InlineCellProps) {
  const t = useT();
  const notices = useNotices();
  const { ModuleId: id, ModuleName: name } = row;
  const isLong = field === 'ModuleDescription';
  const { typed, pencil } = useInlineValue({ row, id, field, texts });
  if (typed.text !== undefined)
    return (
      <InlineEditor
        {...{ id, field, name, calls, typed }}
        text={typed.text}
        label={t(`columns.${field}`)}
        tag="Module"
        multiline={isLong}
        readText={(seen, text) => inlineChange(seen, field, text)}
        onStored={() => notices.success(`notice.${field}.updated`)}
        onFailed={() => notices.failure(`notice.${field}.failed`)}
      />
    );
  const button = (
    <CellButton {...pencil} icon={EditIcon} tone="secondary" aria-label={t(`inline.${field}`, { name })} />
  );
  return (
    <CellValue clamped={isLong} button={button}>
      {row[field]}
    </CellValue>
  );
}
