import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useState } from 'react';
import { listId, modulesApi, useSliceDispatch } from '../../../lib/modules-api';
import { useNotices } from '@vidyapath/client/use-notices';
import { useOnce } from '@vidyapath/client/use-once';
import { type InlineField, inlineChange } from './inline-field';
import type { ModuleCalls } from './use-module-calls';

/** Changing one field of a module in the list: fetches the module, then stores the whole of it with that field changed. */
export function useInlineEdit(row: CourseModule, field: InlineField, calls: ModuleCalls) {
  const notices = useNotices();
  const once = useOnce();
  const dispatch = useSliceDispatch();
  const [text, setText] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const [newer, setNewer] = useState<Versioned<CourseModule>>();

  const close = () => {
    setText(undefined);
    setProblem(undefined);
    setNewer(undefined);
  };

  /** @param known what the user has seen of the module: another value by now is somebody else's change */
  async function store(change: Partial<CourseModule>, known: CourseModule) {
    const fresh = await calls.read(row.ModuleId);
    if (fresh.record[field] !== known[field]) return setNewer(fresh);
    await calls.update(row.ModuleId, { ...fresh.record, ...change }, fresh.etag);
    notices.success(`notice.${field}.updated`);
    close();
  }

  const tryToStore = (change: Partial<CourseModule>, known: CourseModule) =>
    store(change, known).then(() => undefined, asProblem);

  async function attempt(change: Partial<CourseModule>, known: CourseModule) {
    setBusy(true);
    setProblem(undefined);
    setNewer(undefined);
    const first = await tryToStore(change, known);
    // A change between reading and storing shows when it is read again.
    const reason = first?.status === 412 ? await tryToStore(change, known) : first;
    setProblem(reason);
    if (reason) notices.failure(`notice.${field}.failed`);
    setBusy(false);
  }

  function save(known = row) {
    const outcome = inlineChange(row, field, text ?? '');
    if (outcome.kind === 'nothing') return close();
    if (outcome.kind === 'refused') return notices.warning(outcome.warning);
    once(() => attempt(outcome.record, known));
  }

  return {
    text,
    busy,
    problem,
    newer,
    type: setText,
    open: () => setText(String(row[field])),
    close,
    save: () => save(),
    overwrite: () => newer && save(newer.record),
    dismissNewer: () => setNewer(undefined),
    loadTheirs: () => {
      close();
      dispatch(modulesApi.util.invalidateTags([{ type: 'Module', id: listId }]));
    },
  };
}

export type InlineEdit = ReturnType<typeof useInlineEdit>;
