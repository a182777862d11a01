import { noAnswer, problemOf } from '@vidyapath/client/requests/client-problem';
import { api } from '../../../lib/api';
import { readCues, type TranscriptCue } from '../tabs/transcript/read-cues';

export const { useCaptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The cues of captions by the address that `play` names: a file that the lesson's cookie opens, as for the player. */
    captions: build.query<TranscriptCue[], string>({
      queryFn: async (url, { signal }) => {
        try {
          const response = await fetch(new URL(url, window.location.href), { signal });
          if (!response.ok) return { error: await problemOf(response) };
          return { data: readCues(await response.text()) };
        } catch (error) {
          return { error: noAnswer(error) };
        }
      },
    }),
  }),
});
