import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-store';
import { usePlatform, useSliceId } from './platform-context';
import { markUnsaved } from '../formats/unsaved-text';

export interface KeptDraft {
  /** The form was filled from a draft that was kept. */
  restored: boolean;
  /** Version that the form is based on: that of the draft, when there is one. */
  etag: string | undefined;
}

/** The part of Formik's bag that a draft needs. */
interface DraftForm<Values extends object> {
  initialValues: Values;
  values: Values;
  dirty: boolean;
  setValues: (values: Values) => unknown;
}

interface Typed<Values extends object> extends Draft<Values> {
  /** Something was typed that is not stored yet. */
  changed: boolean;
}

/** Whether the session expired; false if the user ended it. */
const ranOut = (before: SessionSnapshot): boolean =>
  before.status === 'signed-in' && before.expiresAt * 1_000 <= Date.now() + 1_000;

/** Storage key of a form's draft, and the draft that was stored when the form was opened. */
export interface DraftSlot<Values extends object> {
  /** Absent while no user is signed in, and for a form whose text is never kept. */
  name: string | undefined;
  opened: SessionSnapshot;
  draft: Draft<Partial<Values>> | undefined;
}

/** The draft of this user and form, which is read once and then removed. */
export function useDraft<Values extends object>(form: string | undefined): DraftSlot<Values> {
  const { session } = usePlatform();
  const slice = useSliceId();
  const [slot] = useState((): DraftSlot<Values> => {
    const opened = session.getSnapshot();
    const name = opened.user && form !== undefined ? `${slice}:draft:${opened.user.id}:${form}` : undefined;
    return { name, opened, draft: name === undefined ? undefined : readDraft(name) };
  });
  useEffect(() => {
    if (slot.draft && slot.name !== undefined) dropDraft(slot.name);
  }, [slot]);
  return slot;
}

/** Whether a text of this user waits for the form, as it is when the caller is first rendered. */
export function useHasDraft(form: string): boolean {
  const { session } = usePlatform();
  const slice = useSliceId();
  const [has] = useState(() => readDraft(`${slice}:draft:${session.getSnapshot().user?.id}:${form}`) !== undefined);
  return has;
}

/**
 * Keeps the typed text when the session expires, in this tab only.
 * @param sending the form is being sent: if the session ends now, the answer was 401
 * @param finished present: the text is also kept when the form is closed or the page left, until the user has sent or cancelled it
 */
export function useDraftKeeping<Values extends object>(
  { name, opened, draft }: DraftSlot<Values>,
  typed: Typed<Values>,
  sending: RefObject<boolean>,
  finished?: RefObject<boolean>,
): void {
  const { session } = usePlatform();
  const onEnd = useRef<() => void>(undefined);
  const onClose = useRef<() => void>(undefined);
  const [form] = useState(Symbol);
  useEffect(() => {
    const keep = () => {
      // Further edits are still based on the version of the draft.
      const { etag } = draft ?? typed;
      if (typed.changed && name !== undefined)
        keepDraft(name, { values: typed.values, ...(etag !== undefined && { etag }) });
    };
    onEnd.current = () => {
      const ended = session.getSnapshot().status === 'signed-out' && (sending.current || ranOut(opened));
      if (ended) keep();
    };
    onClose.current = () => {
      const isSame = session.getSnapshot().user?.id === opened.user?.id;
      if (finished && !finished.current && isSame) keep();
    };
  });
  useEffect(() => session.subscribe(() => onEnd.current?.()), [session]);
  useEffect(() => {
    markUnsaved(form, typed.changed);
    return () => markUnsaved(form, false);
  }, [form, typed.changed]);
  useEffect(() => {
    const close = () => onClose.current?.();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);
}

interface KeptDraftOptions {
  /** ETag of the edited version; none while adding. */
  etag?: string | undefined;
  sending: RefObject<boolean>;
  /** Name of the form; without one nothing is kept. */
  name: string | undefined;
  finished?: RefObject<boolean> | undefined;
}

/** Keeps and restores the draft of a form: it is filled in again after login, or when the form is opened again. */
export function useKeptDraft<Values extends object>(
  formik: DraftForm<Values>,
  { etag, sending, name, finished }: KeptDraftOptions,
): KeptDraft {
  const { initialValues, values, dirty, setValues } = formik;
  const slot = useDraft<Values>(name);
  const { draft } = slot;
  useDraftKeeping(slot, { values, changed: dirty, ...(etag !== undefined && { etag }) }, sending, finished);
  const [filled] = useState(() => ({ ...initialValues, ...draft?.values }));
  useEffect(() => {
    if (draft) setValues(filled);
  }, [draft, filled, setValues]);
  return { restored: draft !== undefined, etag: draft ? draft.etag : etag };
}
