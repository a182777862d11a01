import type { Versioned } from '@vidyapath/client/record-answers';
import { conflictTexts, formButtonTexts, leaveTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { Paper, Stack } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { ConfirmDialog, ConflictDialog, FormButtons } from '@vidyapath/ui/staff';
import { useRef } from 'react';
import { typedProblemText } from '../../../lib/problem-text';
import { differencesFrom } from '../lib/module-form';
import type { ModuleCalls } from '../lib/use-module-calls';
import { useModuleForm } from '../lib/use-module-form';
import { CourseField } from './course-field';
import { ModuleTextField } from './module-text-field';

interface ModuleFormProps {
  version: Versioned<CourseModule> | undefined;
  calls: ModuleCalls;
  onTheirs: (version: Versioned<CourseModule>) => void;
  onDone: () => void;
}

export function ModuleForm({ version, calls, onTheirs, onDone }: ModuleFormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const form = useModuleForm({ version, calls, onDone, element });
  const { problem, newer, dismissNewer } = form.saving;
  return (
    <>
      <Paper component="form" noValidate ref={element} onSubmit={form.onSubmit} sx={{ p: { xs: 4, sm: 6 } }}>
        <Stack sx={{ gap: 4 }}>
          {form.restored && <Alert severity="info">{t('form.restored')}</Alert>}
          <CourseField form={form} />
          <ModuleTextField form={form} field="ModuleName" />
          <ModuleTextField form={form} field="SequenceNo" inputMode="numeric" hint={t('form.sequenceHint')} />
          <ModuleTextField form={form} field="ModuleDescription" multiline />
          {problem && <Alert severity="error">{typedProblemText(t, problem)}</Alert>}
          <FormButtons labels={formButtonTexts(t, version !== undefined)} busy={form.formik.isSubmitting} onCancel={form.leave} />
        </Stack>
      </Paper>
      <ConfirmDialog {...leaveTexts(t)} open={form.guard.asking} onConfirm={form.guard.leave} onCancel={form.guard.stay} />
      <ConflictDialog
        labels={conflictTexts(t, newer?.by)}
        open={newer !== undefined}
        differences={newer ? differencesFrom(newer.record, form.formik.values, t) : []}
        onLoadTheirs={() => newer && onTheirs(newer)}
        onOverwrite={form.overwrite}
        onStay={dismissNewer}
      />
    </>
  );
}
