import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

export interface Moderated {
  threadId: string;
  /** Null: the thread itself. */
  postId: string | null;
  hide: boolean;
  reason: string;
}

/** Hides a text, or shows it again; both with a reason. */
export const { useModerateMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    moderate: build.mutation<unknown, Moderated>({
      query: ({ threadId, postId, hide, reason }) => ({
        url: postId
          ? (hide ? paths.postHide : paths.postRestore)(postId)
          : (hide ? paths.threadHide : paths.threadRestore)(threadId),
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: (_answer, _error, { threadId }) => [
        { type: 'Thread', id: listId },
        { type: 'Thread', id: threadId },
        { type: 'Reported', id: listId },
      ],
    }),
  }),
});
