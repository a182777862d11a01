import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useDraft, useDraftKeeping } from '@vidyapath/client/screens/use-kept-draft';
import { useOnce } from '@vidyapath/client/screens/use-once';
import type { Cues } from '@vidyapath/http/lesson-assets';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { useRef, useState } from 'react';
import type { CaptionsOf } from '../../api/captions.endpoints';
import { cuesOf, type EditedCue, editedCues } from './edited-cues';
import { useUndo } from '../../../../lib/use-undo';
import { useCaptionCalls } from './use-caption-calls';

interface State {
  cues: EditedCue[];
  /** Of the stored captions that the cues were made from. */
  etag: string | undefined;
  /** Whether something is not stored yet. */
  changed: boolean;
}

const stateOf = (stored: Versioned<Cues> | undefined): State => ({
  cues: editedCues(stored?.record.cues ?? []),
  etag: stored?.etag,
  changed: false,
});

/**
 * The captions of a language while they are edited; what is not stored is kept in this browser.
 * @param stored undefined: there are none yet
 */
export function useCues(of: CaptionsOf, stored: Versioned<Cues> | undefined) {
  const once = useOnce();
  const calls = useCaptionCalls(of);
  const undo = useUndo();
  const slot = useDraft<{ cues: EditedCue[] }>(`captions:${of.assetId}:${of.language}`, 'browser');
  const [state, setState] = useState((): State => {
    const { draft } = slot;
    return draft?.values.cues ? { cues: draft.values.cues, etag: draft.etag, changed: true } : stateOf(stored);
  });
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const { cues, etag, changed } = state;
  useDraftKeeping(slot, { values: { cues }, changed, ...(etag !== undefined && { etag }) }, sending);

  /** One change at a time; a refused one changes nothing here. */
  const run = (change: () => Promise<State>): void =>
    once(async () => {
      undo.dismiss();
      setBusy(true);
      setProblem(undefined);
      sending.current = true;
      try {
        setState(await change());
      } catch (error) {
        setProblem(asProblem(error));
      }
      sending.current = false;
      setBusy(false);
    });

  const save = async (ifMatch: string | undefined): Promise<State> => ({
    cues,
    etag: await calls.save(cuesOf(cues), ifMatch),
    changed: false,
  });

  return {
    cues,
    changed,
    busy,
    problem,
    undo,
    restored: slot.draft !== undefined && changed,
    /** Whether captions of this language are stored. */
    exists: etag !== undefined,
    edit: (next: (before: EditedCue[]) => EditedCue[]) =>
      setState((before) => ({ ...before, cues: next(before.cues), changed: true })),
    save: () => run(() => save(etag)),
    /** Stores them in place of what somebody else stored. */
    keepMine: () => run(async () => save((await calls.read())?.etag)),
    /** Shows what is stored, without what was typed. */
    takeStored: () => run(async () => stateOf(await calls.read())),
    approve: () =>
      run(async () => {
        await calls.approve(etag);
        return stateOf(await calls.read());
      }),
    take: (file: File) =>
      run(async () => {
        await calls.send(file);
        return stateOf(await calls.read());
      }),
    remove: () =>
      run(async () => {
        await calls.remove(etag);
        return stateOf(undefined);
      }),
  };
}

export type EditedCaptions = ReturnType<typeof useCues>;
