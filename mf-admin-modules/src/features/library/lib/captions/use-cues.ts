import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useDraft, useDraftKeeping } from '@vidyapath/client/screens/use-kept-draft';
import { useOnce } from '@vidyapath/client/screens/use-once';
import type { Cues } from '@vidyapath/http/lesson-assets';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { useRef, useState } from 'react';
import type { CaptionsOf } from '../../api/captions.endpoints';
import { differences } from './differences';
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

/** Captions that were not stored, since somebody else stored some first. */
interface Conflict {
  /** Where both differ, a line each. */
  mine: string;
  theirs: string;
  /** Undefined: there are none any more. */
  stored: Versioned<Cues> | undefined;
  keep: () => Promise<State>;
}

/** Stores captions in place of those of an ETag; undefined: as the first ones. */
type Store = (ifMatch: string | undefined) => Promise<State>;

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
  const [conflict, setConflict] = useState<Conflict>();
  const { cues, etag, changed } = state;
  useDraftKeeping(slot, { values: { cues }, changed, ...(etag !== undefined && { etag }) }, sending);

  /** One change at a time; a refused one changes nothing here. */
  const run = (change: () => Promise<State>): void =>
    once(async () => {
      undo.dismiss();
      setBusy(true);
      setProblem(undefined);
      setConflict(undefined);
      sending.current = true;
      try {
        setState(await change());
      } catch (error) {
        setProblem(asProblem(error));
      }
      sending.current = false;
      setBusy(false);
    });

  /** @param mine what is to be stored: captions, or the text of a file */
  const storeOrAsk = async (
    mine: readonly EditedCue[] | string,
    store: Store,
    ifMatch: string | undefined,
  ): Promise<State> => {
    try {
      return await store(ifMatch);
    } catch (error) {
      if (asProblem(error).status !== 412) throw error;
      const now = await calls.read();
      const keep = () => storeOrAsk(mine, store, now?.etag);
      setConflict({ ...differences(mine, now?.record.cues ?? []), stored: now, keep });
      return state;
    }
  };

  /** Shows what is stored where it is not what the user saw. */
  const changeOrShow = async (change: () => Promise<State>): Promise<State> => {
    try {
      return await change();
    } catch (error) {
      if (asProblem(error).status !== 412) throw error;
      setProblem(asProblem(error));
      return stateOf(await calls.read());
    }
  };

  const save: Store = async (ifMatch) => ({
    cues,
    etag: await calls.save(cuesOf(cues), ifMatch),
    changed: false,
  });

  return {
    cues,
    changed,
    busy,
    problem,
    conflict,
    undo,
    restored: slot.draft !== undefined && changed,
    /** Whether captions of this language are stored. */
    exists: etag !== undefined,
    edit: (next: (before: EditedCue[]) => EditedCue[]) =>
      setState((before) => ({ ...before, cues: next(before.cues), changed: true })),
    save: () => run(() => storeOrAsk(cues, save, etag)),
    /** Stores them in place of what somebody else stored. */
    keepMine: () => conflict && run(conflict.keep),
    takeTheirs: () => conflict && run(() => Promise.resolve(stateOf(conflict.stored))),
    /** Shows what is stored, without what was typed. */
    takeStored: () => run(async () => stateOf(await calls.read())),
    approve: () =>
      run(() =>
        changeOrShow(async () => {
          await calls.approve(etag);
          return stateOf(await calls.read());
        }),
      ),
    /** Stores the captions of a file in place of those that are shown. */
    take: (file: File) =>
      run(async () => {
        const store: Store = async (ifMatch) => {
          await calls.send(file, ifMatch);
          return stateOf(await calls.read());
        };
        return storeOrAsk(`${file.name}\n${await file.text()}`, store, etag);
      }),
    remove: () =>
      run(() =>
        changeOrShow(async () => {
          await calls.remove(etag);
          return stateOf(undefined);
        }),
      ),
  };
}

export type EditedCaptions = ReturnType<typeof useCues>;
