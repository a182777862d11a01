import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { ModuleCalls } from '../../../lib/modules.endpoints';
import {
  differencesFrom,
  fieldLabel,
  moduleBody,
  moduleRules,
  type ModuleValues,
  moduleValues,
  warningFor,
} from '../lib/module-values';
import { CourseField } from './course-field';

interface ModuleFormProps extends EditedRecord<CourseModule> {
  calls: ModuleCalls;
}

/** Adds a module, or changes the one of `version`. */
export function ModuleForm({ version, ...props }: ModuleFormProps) {
  const t = useT();
  const notices = useNotices();
  const record = version?.record;
  return (
    <RecordForm<CourseModule, ModuleValues, CourseModuleBody>
      {...props}
      messagePrefix="modules"
      version={version}
      initial={moduleValues(record)}
      rules={moduleRules}
      toBody={(values) => moduleBody(values, record)}
      differences={(stored, edited) => differencesFrom(stored, edited, t)}
      onInvalid={(values) => {
        const key = warningFor(values);
        if (key) notices.warning(key);
      }}
    >
      <CourseField stored={record} />
      <FormTextField name="ModuleName" label={fieldLabel(t, 'ModuleName')} required />
      <FormTextField
        name="SequenceNo"
        label={fieldLabel(t, 'SequenceNo')}
        required
        inputMode="numeric"
        hint={t('form.sequenceHint')}
      />
      <FormTextField
        name="ModuleDescription"
        label={fieldLabel(t, 'ModuleDescription')}
        required
        multiline
        minRows={3}
      />
    </RecordForm>
  );
}
