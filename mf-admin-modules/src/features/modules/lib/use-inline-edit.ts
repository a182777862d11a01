import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useDraftKeeping } from '@vidyapath/client/screens/use-kept-draft';
import { useLastEditor } from '@vidyapath/client/screens/use-last-editor';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { NewerVersion } from '@vidyapath/remote-kit/use-save';
import { useRef, useState } from 'react';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { listId, useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';
import { type InlineField, inlineChange } from './inline-field';
import type { ModuleCalls } from '../api/modules.endpoints';
import type { InlineText } from './use-inline-text';

/** Replaces the unknown ETag of a listed row: a change with it is refused, and the refusal names the user who changed the row. */
const versionSeen = '"seen"';

export interface InlineEditOptions {
  row: CourseModule;
  field: InlineField;
  calls: ModuleCalls;
  typed: InlineText;
  /** The typed text. */
  text: string;
}

/** Changing one field of a module in the list: fetches the module, then stores all of it with that field changed. */
export function useInlineEdit({ row, field, calls, typed, text }: InlineEditOptions) {
  const t = useT();
  const notices = useNotices();
  const once = useOnce();
  const lastEditor = useLastEditor();
  const dispatch = useSliceDispatch();
  const sending = useRef(false);
  const { seen } = typed;
  useDraftKeeping(typed.slot, { values: { text, seen }, changed: text !== String(seen[field]) }, sending);
  const [busy, setBusy] = useState(false);
  /** Empty when a toast has shown it. */
  const [fault, setFault] = useState<string>();
  const [newer, setNewer] = useState<NewerVersion<CourseModule>>();

  const close = () => typed.set(undefined);

  /** @param known the module as the user saw it: a different stored value is another user's change */
  async function store(change: Partial<CourseModule>, known: CourseModule) {
    const fresh = await calls.read(row.ModuleId);
    if (fresh.record[field] !== known[field]) {
      const refusal = await calls.update(fresh.record, fresh.record, versionSeen).then(() => undefined, asProblem);
      return setNewer({ ...fresh, by: refusal && lastEditor(refusal, { seen: known, stored: fresh.record }) });
    }
    await calls.update(fresh.record, { ...fresh.record, ...change }, fresh.etag);
    notices.success(`notice.${field}.updated`);
    close();
  }

  const tryToStore = (change: Partial<CourseModule>, known: CourseModule) =>
    store(change, known).then(() => undefined, asProblem);

  async function storeTwice(change: Partial<CourseModule>, known: CourseModule) {
    setBusy(true);
    setFault(undefined);
    setNewer(undefined);
    sending.current = true;
    const first = await tryToStore(change, known);
    // Reading again shows a change that was stored between reading and storing.
    const problem = first?.status === 412 ? await tryToStore(change, known) : first;
    sending.current = false;
    if (problem) {
      setFault(problemText(t, problem, { within: 'field' }));
      notices.failure(`notice.${field}.failed`);
    }
    setBusy(false);
  }

  function save(known = seen) {
    const outcome = inlineChange(seen, field, text);
    switch (outcome.kind) {
      case 'nothing':
        return close();
      case 'wrong':
        return setFault(t(outcome.rule, { ...outcome.values, field: t(`columns.${field}`) }));
      case 'refused':
        setFault('');
        return notices.warning(outcome.warning);
      case 'change':
        once(() => storeTwice(outcome.record, known));
    }
  }

  return {
    fault,
    restored: text === typed.slot.draft?.values.text,
    busy,
    newer,
    type: (next: string) => {
      setFault(undefined);
      typed.set(next);
    },
    close,
    save: () => save(),
    overwrite: () => newer && save(newer.record),
    dismissNewer: () => setNewer(undefined),
    loadTheirs: () => {
      close();
      dispatch(api.util.invalidateTags([{ type: 'Module', id: listId }]));
    },
  };
}

export type InlineEdit = ReturnType<typeof useInlineEdit>;
