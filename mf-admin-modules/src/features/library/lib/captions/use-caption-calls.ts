import { asProblem } from '@vidyapath/client/requests/client-problem';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import type { Cue, Cues } from '@vidyapath/http/lesson-assets';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useSendCaptionsMutation } from '../../../../lib/uploads/assets.endpoints';
import { captionsApi, type CaptionsOf, writeHeaders } from '../../api/captions.endpoints';

const { useSaveCaptionsMutation, useApproveCaptionsMutation, useDeleteCaptionsMutation } = captionsApi;

/** The calls about the captions of a language; each rejects with a problem. */
export function useCaptionCalls(of: CaptionsOf) {
  const dispatch = useSliceDispatch();
  const [save] = useSaveCaptionsMutation();
  const [approve] = useApproveCaptionsMutation();
  const [remove] = useDeleteCaptionsMutation();
  const [send] = useSendCaptionsMutation();
  return {
    /** What is stored now; undefined: nothing. */
    async read(): Promise<Versioned<Cues> | undefined> {
      const options = { subscribe: false, forceRefetch: true };
      try {
        return await dispatch(captionsApi.endpoints.captions.initiate(of, options)).unwrap();
      } catch (error) {
        if (asProblem(error).status === 404) return undefined;
        throw error;
      }
    },
    /** Returns the ETag of what is stored now. */
    save: async (cues: Cue[], ifMatch: string | undefined) => (await save({ ...of, cues, ifMatch }).unwrap()).etag,
    approve: (ifMatch: string | undefined) => approve({ ...of, ifMatch }).unwrap(),
    remove: (ifMatch: string | undefined) => remove({ ...of, ifMatch }).unwrap(),
    send: (file: File, ifMatch: string | undefined) => send({ ...of, file, ...writeHeaders(ifMatch) }).unwrap(),
  };
}
