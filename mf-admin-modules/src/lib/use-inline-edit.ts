import { asProblem, type ClientProblem, isClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useDraftKeeping } from '@vidyapath/client/screens/use-kept-draft';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageKey } from '@vidyapath/platform-api/i18n';
import type { RuleMessage } from '@vidyapath/remote-kit/rules';
import { listId, useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import type { NewerVersion } from '@vidyapath/remote-kit/use-save';
import { useRef, useState } from 'react';
import { api, type Tag } from './api';
import type { InlineText } from './use-inline-text';
import { type ChangeCalls, useRecordChange } from './use-record-change';

/** Result of a text typed in place: a change, no change, a refusal with its warning's message key, or a rule that it breaks. */
export type InlineChange<Row> =
  | { kind: 'change'; record: Partial<Row> }
  | { kind: 'nothing' }
  | { kind: 'refused'; warning: MessageKey }
  | { kind: 'wrong'; rule: RuleMessage };

export interface InlineEditOptions<Row extends object, Id extends RecordId = number> {
  id: Id;
  field: keyof Row;
  /** Name of the field. */
  label: string;
  /** Of the list that has the row. */
  tag: Tag;
  calls: ChangeCalls<Row, Id>;
  typed: InlineText<Row>;
  /** The typed text. */
  text: string;
  readText: (seen: Row, text: string) => InlineChange<Row>;
  /** Adds the members that follow from a change before it is stored, or returns why not; nothing when it was stopped. */
  complete?: (change: Partial<Row>) => Promise<Partial<Row> | ClientProblem | undefined>;
  /** Text about a failure, if the usual one does not say it. */
  explain?: (problem: ClientProblem) => string | undefined;
  /** Stops `complete`. */
  onStop?: () => void;
  onStored: (change: Partial<Row>) => void;
  onFailed?: () => void;
}

/** Changing one field of a row in a list. */
export function useInlineEdit<Row extends object, Id extends RecordId = number>({
  id,
  field,
  label,
  tag,
  calls,
  typed,
  text,
  readText,
  complete,
  explain,
  onStop,
  onStored,
  onFailed,
}: InlineEditOptions<Row, Id>) {
  const t = useT();
  const notices = useNotices();
  const once = useOnce();
  const dispatch = useSliceDispatch();
  const storeChange = useRecordChange(calls);
  const sending = useRef(false);
  const { seen } = typed;
  useDraftKeeping(typed.slot, { values: { text, seen }, changed: text !== String(seen[field]) }, sending);
  const [busy, setBusy] = useState(false);
  /** Empty when a toast has shown it. */
  const [fault, setFault] = useState<string>();
  const [newer, setNewer] = useState<NewerVersion<Row>>();

  function close() {
    onStop?.();
    typed.set(undefined);
  }

  /** @param known the row as the user saw it: a different stored value is another user's change */
  async function store(change: Partial<Row>, known: Row): Promise<ClientProblem | undefined> {
    try {
      const whole = complete ? await complete(change) : change;
      if (whole === undefined || isClientProblem(whole)) return whole;
      const stored = await storeChange(id, whole, known);
      setNewer(stored);
      if (stored) return undefined;
      onStored(whole);
      close();
      return undefined;
    } catch (error) {
      return asProblem(error);
    }
  }

  async function send(change: Partial<Row>, known: Row) {
    setBusy(true);
    setFault(undefined);
    setNewer(undefined);
    sending.current = true;
    const problem = await store(change, known);
    sending.current = false;
    if (problem) {
      setFault(explain?.(problem) ?? problemText(t, problem, { within: 'field' }));
      onFailed?.();
    }
    setBusy(false);
  }

  function save(known = seen) {
    const outcome = readText(seen, text);
    switch (outcome.kind) {
      case 'nothing':
        return close();
      case 'wrong':
        return setFault(t(outcome.rule.key, { ...outcome.rule.values, field: label }));
      case 'refused':
        setFault('');
        return notices.warning(outcome.warning);
      case 'change':
        once(() => send(outcome.record, known));
    }
  }

  return {
    fault,
    restored: text === typed.slot.draft?.values.text,
    busy,
    canClose: !busy || onStop !== undefined,
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
      dispatch(api.util.invalidateTags([{ type: tag, id: listId }]));
    },
  };
}

export type InlineEdit = Pick<
  ReturnType<typeof useInlineEdit>,
  'fault' | 'restored' | 'busy' | 'canClose' | 'type' | 'close' | 'save'
>;
