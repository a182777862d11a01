import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { Upload } from 'tus-js-client';
import { create } from 'zustand';
import { sendFile } from './send-file';

/** A file that this tab sends. */
export interface SentFile {
  size: number;
  sent: number;
  /** Bytes a second since it began, or went on. */
  rate: number;
  /** It stopped. */
  problem?: ClientProblem;
}

/** Uploads of this tab by asset. They go on when the screen that began them is closed. */
export const useUploads = create<{ files: Readonly<Record<string, SentFile>> }>(() => ({ files: {} }));

const running = new Map<string, Upload>();

interface BeginOptions {
  platform: Pick<PlatformApi, 'http' | 'session'>;
  /** The asset whose upload goes on. */
  goesOn?: string | undefined;
  /** The asset whose file is replaced. */
  replaces?: string | undefined;
  /** After the last byte, or when it stopped. */
  onEnded: () => void;
}

/** Begins to send a file. Returns the id of its asset once the server has the upload, or why it was refused. */
export function beginUpload(
  file: File,
  { platform, goesOn, replaces, onEnded }: BeginOptions,
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
        running.set(assetId, upload);
        endAtSignOut(platform.session, assetId);
        began.at = Date.now();
        change(assetId, { size: file.size, sent: 0, rate: 0 });
        resolve(assetId);
      },
      onSent(sent) {
        if (assetId === undefined) return;
        // Of an upload that goes on, what had arrived before was not sent now.
        if (began.sent === 0 && goesOn) began.sent = sent;
        const rate = ((sent - began.sent) * 1_000) / Math.max(1, Date.now() - began.at);
        change(assetId, { size: file.size, sent, rate });
      },
      onEnded(problem) {
        if (problem && (assetId === undefined || !running.has(assetId))) return resolve(problem);
        if (assetId === undefined) return;
        if (problem) stop(assetId, problem);
        else end(assetId);
        onEnded();
      },
    });
  });
}

function endAtSignOut({ getSnapshot, subscribe }: PlatformApi['session'], assetId: string): void {
  const sender = getSnapshot().user?.id;
  const unsubscribe = subscribe(() => {
    if (getSnapshot().user?.id === sender) return;
    unsubscribe();
    void abortUpload(assetId);
  });
}

/** Goes on with an upload of this tab that stopped. */
export function goOn(assetId: string): void {
  const file = useUploads.getState().files[assetId];
  if (file) change(assetId, { size: file.size, sent: file.sent, rate: 0 });
  running.get(assetId)?.start();
}

/** Ends it here; what arrived stays at the server. */
export async function abortUpload(assetId: string): Promise<void> {
  const upload = running.get(assetId);
  end(assetId);
  await upload?.abort();
}

function change(assetId: string, file: SentFile): void {
  useUploads.setState(({ files }) => ({ files: { ...files, [assetId]: file } }));
}

function stop(assetId: string, problem: ClientProblem): void {
  const file = useUploads.getState().files[assetId];
  if (file) change(assetId, { ...file, problem });
}

function end(assetId: string): void {
  running.delete(assetId);
  useUploads.setState(({ files }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([id]) => id !== assetId)),
  }));
}
