import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { isPassing } from '@vidyapath/client/requests/problem-text';
import { limits } from '@vidyapath/http/limits';
import { useState } from 'react';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useUploadBannerMutation } from './courses.endpoints';

interface BannerUploadOptions {
  onBusy: (busy: boolean) => void;
  onUploaded: (path: string) => void;
}

/** Refuses a file that the server would refuse, before a user sends megabytes over a slow line. */
function refusedEarly(file: File): ClientProblem | undefined {
  const status =
    file.size > limits.upload.bytesMax ? 413 : file.type !== '' && !file.type.startsWith('image/') ? 415 : undefined;
  return status === undefined ? undefined : { status, detail: '', errors: [] };
}

/** Sends an image and shows the result; `problem` is the one of the last file; `retry` sends it again if that may help. */
export function useBannerUpload({ onBusy, onUploaded }: BannerUploadOptions) {
  const notices = useNotices();
  const [send, { isLoading: busy }] = useUploadBannerMutation();
  const [failure, setFailure] = useState<{ file: File; problem: ClientProblem }>();

  function fail(file: File, problem: ClientProblem) {
    setFailure({ file, problem });
    notices.failure('courses.banner.failed');
  }

  async function run(file: File) {
    const early = refusedEarly(file);
    if (early) return fail(file, early);
    setFailure(undefined);
    onBusy(true);
    try {
      onUploaded((await send(file).unwrap()).path);
      notices.success('courses.banner.uploaded');
    } catch (error) {
      fail(file, asProblem(error));
    } finally {
      onBusy(false);
    }
  }

  const upload = (file: File) => void run(file);
  const mayPass = failure !== undefined && isPassing(failure.problem);
  return { upload, busy, problem: failure?.problem, ...(mayPass && { retry: () => upload(failure.file) }) };
}
