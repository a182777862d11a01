import { usePlatform } from '@vidyapath/client/platform-context';
import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import type { FormikContextType, FormikValues } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formKey } from '@vidyapath/client/use-admin-screen';
import { draftName, dropDraft, keepDraft, readDraft } from './draft-store';

export interface KeptDraft {
  /** The form was filled with what was typed before the session ended. */
  restored: boolean;
  /** Version that the form is based on: that of the draft, when there is one. */
  etag: string | undefined;
}

/** Whether the session ran out, rather than being ended on purpose. */
const ranOut = (before: SessionSnapshot): boolean => before.status === 'signed-in' && before.expiresAt * 1_000 <= Date.now() + 1_000;

/**
 * Keeps what was typed when the session runs out, and fills it in again after logging in.
 * @param etag of the version that is edited; none while adding
 * @param sending the form is being stored: when the session ends now, the answer was 401
 */
export function useKeptDraft<Values extends FormikValues>(
  formik: FormikContextType<Values>,
  etag: string | undefined,
  sending: RefObject<boolean>,
): KeptDraft {
  const { session } = usePlatform();
  const { pathname, search } = useLocation();
  const [opened] = useState(session.getSnapshot);
  const name = draftName(opened, `${pathname}:${formKey(search)}`);
  const [draft] = useState(() => (name === undefined ? undefined : readDraft(name)));
  const { setValues, values, dirty } = formik;
  const [filled] = useState(() => ({ ...formik.initialValues, ...draft?.values }));
  const basis = draft ? draft.etag : etag;

  const onEnd = useRef<() => void>(undefined);
  useEffect(() => {
    onEnd.current = () => {
      const ended = session.getSnapshot().status === 'signed-out' && (sending.current || ranOut(opened));
      if (ended && dirty && name !== undefined) keepDraft(name, { values, ...(basis !== undefined && { etag: basis }) });
    };
  });
  useEffect(() => session.subscribe(() => onEnd.current?.()), [session]);
  useEffect(() => {
    if (!draft || name === undefined) return;
    dropDraft(name);
    void setValues(filled);
  }, [draft, name, filled, setValues]);
  return { restored: draft !== undefined, etag: basis };
}
