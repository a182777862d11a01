import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { isInTextField } from '@vidyapath/client/formats/unsaved-text';
import { type Editor, useLastEditor } from '@vidyapath/client/screens/use-last-editor';
import { useDraft, useDraftKeeping } from '@vidyapath/client/screens/use-kept-draft';
import { useLatest } from '@vidyapath/client/screens/use-latest';
import type { Course } from '@vidyapath/http/course';
import { refusedFields } from '@vidyapath/remote-kit/form-errors';
import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changedFields, membersOf, mergeOf } from './details-changes';
import { detailsRules } from './details-rules';
import { type DetailsField, detailsValues, type DetailsValues } from './details-values';
import { useDetailsCalls } from './use-details-calls';

/** What somebody else stored in fields that were changed here too. */
export interface Conflict {
  theirs: Course;
  by?: Editor | undefined;
  fields: readonly DetailsField[];
}

export interface Autosave {
  saving: boolean;
  /** Something is not stored: a rule is broken, it was refused, or it waits for its turn. */
  unsaved: boolean;
  /** Why the last attempt failed. */
  problem: ClientProblem | undefined;
  conflict: Conflict | undefined;
  save: () => void;
  /** Resolves a field of the conflict. */
  resolve: (field: DetailsField, choice: 'mine' | 'theirs') => void;
}

/** The form of the details, each of whose changes is stored when its field is left. */
export function useAutosave(version: Versioned<Course>) {
  const { course_id: courseId } = version.record;
  const calls = useDetailsCalls(courseId);
  const lastEditor = useLastEditor();
  const slot = useDraft<DetailsValues>(`details:${courseId}`, 'browser');
  /** The version that the form is based on, with what was sent since as it was typed. */
  const [base, setBase] = useState(version);
  /** The same, ahead of the next render. */
  const newest = useRef(version);
  const [conflict, setConflict] = useState<Conflict | undefined>(() => {
    if (!slot.draft || slot.draft.etag === version.etag) return undefined;
    const { conflicts } = mergeOf(undefined, version.record, {
      ...detailsValues(version.record),
      ...slot.draft.values,
    });
    return conflicts.length > 0 ? { theirs: version.record, fields: conflicts } : undefined;
  });
  const [problem, setProblem] = useState<ClientProblem>();
  const [saving, setSaving] = useState(false);
  const running = useRef(false);
  /** A field was left while a request was on its way, or the form is now based on a newer version. */
  const again = useRef(false);
  const formik = useFormik<DetailsValues>({
    initialValues: { ...detailsValues(version.record), ...slot.draft?.values },
    validationSchema: detailsRules(base.record.is_public),
    onSubmit: () => save(),
  });
  const typed = useRef(formik.values);
  useLayoutEffect(() => {
    typed.current = formik.values;
  }, [formik.values]);
  const changed = changedFields(base.record, formik.values);
  const draft = Object.fromEntries(changed.map((field) => [field, formik.values[field]]));
  useDraftKeeping<object>(
    slot,
    { values: draft, changed: changed.length > 0, ...(base.etag && { etag: base.etag }) },
    running,
  );

  /** The fields of the conflict, ahead of the next render. */
  const disputed = useRef(conflict?.fields ?? []);
  const dispute = (next: Conflict | undefined) => {
    disputed.current = next?.fields ?? [];
    setConflict(next);
  };
  const baseOn = (next: Versioned<Course>) => {
    newest.current = next;
    setBase(next);
  };

  async function takeNewer(refusal: ClientProblem): Promise<void> {
    const newer = await calls.read();
    const { conflicts, theirs } = mergeOf(newest.current.record, newer.record, typed.current);
    const open = disputed.current.filter((field) => !theirs.includes(field));
    const by = lastEditor(refusal, { seen: newest.current.record, stored: newer.record });
    const stored = detailsValues(newer.record);
    const taken = Object.fromEntries(theirs.map((field) => [field, stored[field]]));
    typed.current = { ...typed.current, ...taken };
    theirs.forEach((field) => void formik.setFieldValue(field, stored[field]));
    baseOn(newer);
    again.current = true;
    const fields = [...new Set([...open, ...conflicts])];
    if (fields.length > 0) dispute({ theirs: newer.record, by, fields });
  }

  async function send(values: DetailsValues, fields: readonly DetailsField[]): Promise<ClientProblem | undefined> {
    const members = membersOf(values, fields);
    try {
      const stored = await calls.change(members, newest.current.etag);
      baseOn({ ...stored, record: { ...stored.record, ...members } });
      return undefined;
    } catch (error) {
      const refusal = asProblem(error);
      if (refusal.status !== 412) return refusal;
      return takeNewer(refusal).then(() => undefined, asProblem);
    }
  }

  async function storeChanges(): Promise<void> {
    again.current = running.current;
    if (running.current) return;
    running.current = true;
    try {
      const broken = Object.keys(await formik.validateForm());
      const blocked: readonly string[] = [...broken, ...disputed.current];
      const values = typed.current;
      const fields = changedFields(newest.current.record, values).filter((field) => !blocked.includes(field));
      if (fields.length === 0) return;
      setSaving(true);
      const failed = await send(values, fields);
      formik.setStatus(
        failed &&
          refusedFields(failed, values, (_problem, field) =>
            field === 'category_id' ? { key: 'courses.categoryGone' } : undefined,
          ),
      );
      setProblem(failed);
    } finally {
      running.current = false;
      setSaving(false);
      if (again.current) setTimeout(save);
    }
  }
  const save = useLatest(() => void storeChanges());

  const isBlocked = (field: DetailsField) =>
    field in formik.errors || conflict?.fields.includes(field) === true || problem !== undefined;
  const waiting = changed.some((field) => !isBlocked(field));
  // A choice, a picture, or what was typed while the request before was on its way.
  useEffect(() => {
    if (waiting && !saving && !isInTextField()) save();
  }, [waiting, saving, formik.values, save]);

  const unsaved = changed.length > 0;
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const autosave: Autosave = {
    saving,
    unsaved,
    problem,
    conflict,
    save,
    resolve(field, choice) {
      if (!conflict) return;
      const fields = conflict.fields.filter((other) => other !== field);
      dispute(fields.length > 0 ? { ...conflict, fields } : undefined);
      if (choice === 'theirs') void formik.setFieldValue(field, detailsValues(conflict.theirs)[field]);
    },
  };
  return { formik, autosave };
}
