import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, type DraftPlace, dropDraft, dropOldDrafts, keepDraft, readDraft } from './draft-store';
import { usePlatform, useSliceId } from './platform-context';
import { markUnsaved } from '../formats/unsaved-text';

export interface KeptDraft {
  /** The form was filled from a draft that was kept. */
  restored: boolean;
  /** Version that the form is based on: that of the draft, when there is one. */
  etag: string | undefined;
  /** The text was sent or cancelled: it is not kept any more. */
  forget: () => void;
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
  place: DraftPlace;
  opened: SessionSnapshot;
  draft: Draft<Partial<Values>> | undefined;
}

/** The draft of this user and form, as it is at first. One of this tab is removed when it was read, one in the browser when it was sent. */
export function useDraft<Values extends object>(
  form: string | undefined,
  place: DraftPlace = 'tab',
): DraftSlot<Values> {
  const { session } = usePlatform();
  const slice = useSliceId();
  const [slot] = useState((): DraftSlot<Values> => {
    const opened = session.getSnapshot();
    const name = opened.user && form !== undefined ? `${slice}:draft:${opened.user.id}:${form}` : undefined;
    return { name, place, opened, draft: name === undefined ? undefined : readDraft(name, place) };
  });
  useEffect(() => {
    if (slot.place === 'browser') dropOldDrafts();
    else if (slot.draft && slot.name !== undefined) dropDraft(slot.name, slot.place);
  }, [slot]);
  return slot;
}

/** Whether a text of this user waits in the browser for the form, as it is when the caller is first rendered. */
export function useHasDraft(form: string): boolean {
  const { session } = usePlatform();
  const slice = useSliceId();
  const [has] = useState(
    () => readDraft(`${slice}:draft:${session.getSnapshot().user?.id}:${form}`, 'browser') !== undefined,
  );
  return has;
}

/**
 * Keeps the typed text when the session expires, and one of the browser with each change.
 * @param sending the form is being sent: if the session ends now, the answer was 401
 * @returns what ends that, once the text was sent or cancelled
 */
export function useDraftKeeping<Values extends object>(
  { name, place, opened, draft }: DraftSlot<Values>,
  typed: Typed<Values>,
  sending: RefObject<boolean>,
): () => void {
  const { session } = usePlatform();
  const onEnd = useRef<() => void>(undefined);
  const isKept = useRef(false);
  const isForgotten = useRef(false);
  const [form] = useState(Symbol);
  const keep = () => {
    // Further edits are still based on the version of the draft.
    const { etag } = draft ?? typed;
    if (typed.changed && name !== undefined)
      keepDraft(name, { values: typed.values, ...(etag !== undefined && { etag }) }, place);
  };
  useEffect(() => {
    onEnd.current = () => {
      const ended = session.getSnapshot().status === 'signed-out' && (sending.current || ranOut(opened));
      if (ended) keep();
    };
  });
  useEffect(() => session.subscribe(() => onEnd.current?.()), [session]);
  useEffect(() => {
    markUnsaved(form, typed.changed);
    return () => markUnsaved(form, false);
  }, [form, typed.changed]);
  const store = useEffectEvent(() => {
    if (place !== 'browser' || name === undefined || isForgotten.current) return;
    if (typed.changed) keep();
    else if (isKept.current) dropDraft(name, place);
    isKept.current = typed.changed;
  });
  useEffect(() => store(), [typed.values, typed.changed]);
  return () => {
    isForgotten.current = true;
    if (name !== undefined) dropDraft(name, place);
  };
}

interface KeptDraftOptions {
  /** ETag of the edited version; none while adding. */
  etag?: string | undefined;
  sending: RefObject<boolean>;
  /** Name of the form; without one nothing is kept. */
  name: string | undefined;
  place: DraftPlace;
}

/** Keeps and restores the draft of a form: it is filled in again after login, or when the form is opened again. */
export function useKeptDraft<Values extends object>(
  formik: DraftForm<Values>,
  { etag, sending, name, place }: KeptDraftOptions,
): KeptDraft {
  const { initialValues, values, dirty, setValues } = formik;
  const slot = useDraft<Values>(name, place);
  const { draft } = slot;
  const forget = useDraftKeeping(slot, { values, changed: dirty, ...(etag !== undefined && { etag }) }, sending);
  const [filled] = useState(() => ({ ...initialValues, ...draft?.values }));
  useEffect(() => {
    if (draft) setValues(filled);
  }, [draft, filled, setValues]);
  return { restored: draft !== undefined, etag: draft ? draft.etag : etag, forget };
}
