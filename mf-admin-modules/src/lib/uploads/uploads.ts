import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { Upload } from 'tus-js-client';
import { create } from 'zustand';
import { rememberFirstBytes } from './first-bytes';
import { sendFile } from './send-file';
import { createTurns } from './turns';

/** A file that this tab sends. */
export interface SentFile {
  size: number;
  sent: number;
  /** Bytes a second since it began, or went on. */
  rate: number;
  /** In the queue of this tab, from 1; 0: it is being sent. */
  place: number;
  /** It stopped. */
  problem?: ClientProblem;
}

/** Uploads of this tab by asset. They go on when the screen that began them is closed. */
export const useUploads = create<{ files: Readonly<Record<string, SentFile>> }>(() => ({ files: {} }));

type UploadPlatform = Pick<PlatformApi, 'http' | 'session' | 'tasks' | 'i18n'>;

interface Running {
  upload: Upload;
  platform: UploadPlatform;
  screen: string;
  /** Since its sender is signed out. */
  isPaused: boolean;
}

const running = new Map<string, Running>();
const atOnce = 2;
const turns = createTurns(atOnce, showPlaces);

interface BeginOptions {
  platform: UploadPlatform;
  /** The path of the screen that shows the upload. */
  screen: string;
  /** The asset whose upload goes on. */
  goesOn?: string | undefined;
  /** The asset whose file is replaced. */
  replaces?: string | undefined;
  /** After the last byte, or when it stopped. */
  onEnded: () => void;
}

/** Begins to send a file, in its turn. Returns the id of its asset once the server has the upload, or why it was refused. */
export function beginUpload(
  file: File,
  { platform, screen, goesOn, replaces, onEnded }: BeginOptions,
): Promise<string | ClientProblem> {
  return new Promise((resolve) => {
    let assetId = replaces ?? goesOn;
    const began = { at: 0, sent: 0 };
    const upload = sendFile(file, {
      fetch: platform.http.fetch,
      uploadId: goesOn,
      replaces,
      onStarted(uploadId) {
        assetId ??= uploadId;
        if (!running.has(assetId)) followSession(platform.session, assetId);
        running.set(assetId, { upload, platform, screen, isPaused: false });
        if (!goesOn) void rememberFirstBytes(assetId, file);
        const { sent = 0 } = useUploads.getState().files[assetId] ?? {};
        change(assetId, { size: file.size, sent, rate: 0, place: turns.placeOf(assetId) });
        resolve(assetId);
      },
      async turn() {
        if (assetId === undefined) return;
        await turns.enter(assetId);
        if (began.at === 0) began.at = Date.now();
      },
      onSent(sent) {
        if (assetId === undefined) return;
        // Of an upload that goes on, what had arrived before was not sent now.
        if (began.sent === 0 && goesOn) began.sent = sent;
        const rate = ((sent - began.sent) * 1_000) / Math.max(1, Date.now() - began.at);
        change(assetId, { size: file.size, sent, rate, place: 0 });
      },
      onEnded(problem) {
        if (problem && (assetId === undefined || !running.has(assetId))) return resolve(problem);
        if (assetId === undefined || (problem && running.get(assetId)?.isPaused)) return;
        if (problem) stop(assetId, problem);
        else end(assetId);
        onEnded();
      },
    });
  });
}

/** Pauses while its sender is signed out, and ends when somebody else signs in. */
function followSession({ getSnapshot, subscribe }: PlatformApi['session'], assetId: string): void {
  const sender = getSnapshot().user?.id;
  const unsubscribe = subscribe(() => {
    const { user } = getSnapshot();
    const present = running.get(assetId);
    if (present && user?.id === sender) return resume(assetId, present);
    if (present && !user) return pause(assetId, present);
    unsubscribe();
    void abortUpload(assetId);
  });
}

function pause(assetId: string, present: Running): void {
  present.isPaused = true;
  turns.leave(assetId);
  void present.upload.abort();
  showTask(present);
}

function resume(assetId: string, present: Running): void {
  if (!present.isPaused) return;
  present.isPaused = false;
  goOn(assetId);
}

/** Goes on with an upload of this tab that stopped. */
export function goOn(assetId: string): void {
  const file = useUploads.getState().files[assetId];
  if (file) change(assetId, { size: file.size, sent: file.sent, rate: 0, place: 0 });
  running.get(assetId)?.upload.start();
}

/** Ends it here; what arrived stays at the server. */
export async function abortUpload(assetId: string): Promise<void> {
  const present = running.get(assetId);
  end(assetId);
  await present?.upload.abort();
}

function change(assetId: string, file: SentFile): void {
  useUploads.setState(({ files }) => ({ files: { ...files, [assetId]: file } }));
  const present = running.get(assetId);
  if (present) showTask(present);
}

function stop(assetId: string, problem: ClientProblem): void {
  turns.leave(assetId);
  const file = useUploads.getState().files[assetId];
  if (file) change(assetId, { ...file, place: 0, problem });
}

function end(assetId: string): void {
  const present = running.get(assetId);
  running.delete(assetId);
  useUploads.setState(({ files }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([id]) => id !== assetId)),
  }));
  turns.leave(assetId);
  if (present) showTask(present);
}

function showPlaces(): void {
  useUploads.setState(({ files }) => ({
    files: Object.fromEntries(
      Object.entries(files).map(([id, file]) => {
        const place = turns.placeOf(id);
        return [id, file.place === place ? file : { ...file, place }];
      }),
    ),
  }));
}

/** The uploads that a screen began, in the top bar of every screen. */
function showTask({ screen, platform: { tasks, i18n } }: Running): void {
  const id = `uploads:${screen}`;
  const { files } = useUploads.getState();
  const mine = [...running].filter(([, { screen: other, isPaused }]) => other === screen && !isPaused);
  const sums = { size: 0, sent: 0 };
  for (const [assetId] of mine) {
    sums.size += files[assetId]?.size ?? 0;
    sums.sent += files[assetId]?.sent ?? 0;
  }
  if (mine.length === 0) return tasks.remove(id);
  const label = i18n.translator('mf_admin_modules')('upload.task', { count: mine.length });
  const percent = sums.size === 0 ? null : Math.floor((sums.sent / sums.size) * 100);
  tasks.set({ id, label, percent, link: screen });
}
