import { type ClientProblem, fieldErrors } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { setNestedObjectValues, useFormik } from 'formik';
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { useKeptDraft } from '@vidyapath/client/use-kept-draft';
import { useNotices } from '@vidyapath/client/use-notices';
import { useOnce } from '@vidyapath/client/use-once';
import { useRulesInLanguage } from '@vidyapath/client/use-rules-in-language';
import { useSave } from '@vidyapath/client/use-save';
import { useUnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { moduleBody, moduleFields, moduleSchema, type ModuleValues, moduleValues, warningFor } from './module-form';
import type { ModuleCalls } from './use-module-calls';

const messages = { created: 'notice.created', updated: 'notice.updated', createFailed: 'notice.createFailed', updateFailed: 'notice.updateFailed' };

interface Refusal {
  values: ModuleValues;
  errors: Record<string, string>;
}

interface ModuleFormOptions {
  /** The version that is edited; none while adding. */
  version: Versioned<CourseModule> | undefined;
  calls: ModuleCalls;
  /** Saved, or given up by Cancel. */
  onDone: () => void;
  element: RefObject<HTMLFormElement | null>;
}

/** A form that adds or changes one module: rules, saving once, newer versions, and asking before what was typed is lost. */
export function useModuleForm({ version, calls, onDone, element }: ModuleFormOptions) {
  const t = useT();
  const notices = useNotices();
  const once = useOnce();
  const validationSchema = useMemo(() => moduleSchema(t), [t]);
  const formik = useFormik<ModuleValues>({
    initialValues: moduleValues(version?.record),
    validationSchema,
    onSubmit: (values) => store(values),
  });
  const { values, errors, touched } = formik;
  const [refusal, setRefusal] = useState<Refusal>();
  useRulesInLanguage(validationSchema, formik.validateForm);
  const guard = useUnsavedGuard(formik.dirty);
  const sending = useRef(false);
  const draft = useKeptDraft(formik, version?.etag, sending);

  const leave = () => {
    guard.release();
    onDone();
  };
  const { CourseId: course, ModuleId: id = 0 } = version?.record ?? {};
  const saving = useSave<CourseModule, CourseModuleBody>({
    version,
    create: (body) => calls.create(body),
    update: (body, ifMatch) => calls.update(id, body, ifMatch, course),
    readNewest: () => calls.read(id),
    messages,
    onSaved: leave,
  });
  const focusFirst = (wrong: Record<string, string>) => {
    const name = moduleFields.find((field) => wrong[field]);
    if (name) element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  async function store(sent: ModuleValues, ifMatch = draft.etag) {
    sending.current = true;
    const problem: ClientProblem | undefined = await saving.save(moduleBody(sent, version?.record), ifMatch);
    sending.current = false;
    if (!problem) return;
    const refused = fieldErrors(problem);
    setRefusal({ values: sent, errors: refused });
    focusFirst(refused);
  }

  async function submit() {
    const wrong = (await formik.validateForm()) as Record<string, string>;
    if (Object.keys(wrong).length === 0) {
      await formik.submitForm();
      return;
    }
    await formik.setTouched(setNestedObjectValues(values, true), false);
    const warning = warningFor(values);
    if (warning) notices.warning(warning);
    focusFirst(wrong);
  }

  return {
    formik,
    guard,
    saving,
    stored: version?.record,
    restored: draft.restored,
    leave,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      once(submit);
    },
    overwrite: () => once(() => store(values, saving.newer?.etag)),
    /** Message under a field: what its rule says once it was left or sent, else what the server said of this value. */
    errorOf: (field: keyof ModuleValues): string | undefined => {
      if (touched[field] && errors[field]) return errors[field];
      const detail = refusal?.values[field] === values[field] ? refusal.errors[field] : undefined;
      return detail && t('problem.field', { detail });
    },
  };
}

export type ModuleForm = ReturnType<typeof useModuleForm>;
