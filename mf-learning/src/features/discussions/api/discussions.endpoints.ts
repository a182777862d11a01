import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Post, PostBody, Thread, ThreadBody, ThreadWithPosts, Vote } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export const threadsPerPage = 10;

export interface ThreadsQuery {
  courseId: number;
  q: string;
  /** As the API names it; empty: unanswered ones first for staff, the newest first for others. */
  sort: string;
  videoId: number | undefined;
  /** The lesson whose threads come first, where nothing is sorted. */
  first: number | undefined;
  unanswered: boolean;
  /** From 1. */
  page: number;
}

/** A text of a thread; without `postId` the question itself. */
export interface WrittenRef {
  threadId: string;
  postId?: string;
}

const list = { type: 'Thread', id: listId } as const;
const one = (id: string) => ({ type: 'Thread', id }) as const;
const changed = ({ threadId }: WrittenRef) => [list, one(threadId)];
const placeOf = ({ threadId, postId }: WrittenRef) => (postId ? paths.post(postId) : paths.thread(threadId));

const discussionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    threads: build.query<Page<Thread>, ThreadsQuery>({
      query: ({ courseId, q, sort, videoId, first, unanswered, page }) => ({
        url: paths.courseThreads(courseId),
        params: {
          q,
          sort,
          video_id: videoId,
          lesson_first: sort === '' ? first : undefined,
          unanswered: unanswered || undefined,
          limit: threadsPerPage,
          offset: (page - 1) * threadsPerPage,
        },
      }),
      transformResponse: toPage<Thread>,
      providesTags: [list],
    }),
    thread: build.query<ThreadWithPosts, string>({
      query: (id) => ({ url: paths.thread(id) }),
      providesTags: (_thread, _error, id) => [one(id)],
    }),
    ask: build.mutation<Thread, { courseId: number; body: ThreadBody }>({
      query: ({ courseId, body }) => ({ url: paths.courseThreads(courseId), method: 'POST', body, once: true }),
      invalidatesTags: [list],
    }),
    answer: build.mutation<Post, { threadId: string; body: PostBody }>({
      query: ({ threadId, body }) => ({ url: paths.threadPosts(threadId), method: 'POST', body, once: true }),
      invalidatesTags: (_post, _error, ref) => changed(ref),
    }),
    editWritten: build.mutation<unknown, WrittenRef & { body: PostBody | ThreadBody }>({
      query: ({ body, ...ref }) => ({ url: placeOf(ref), method: 'PUT', body }),
      invalidatesTags: (_written, _error, ref) => changed(ref),
    }),
    deleteWritten: build.mutation<null, WrittenRef>({
      query: (ref) => ({ url: placeOf(ref), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, ref) => changed(ref),
    }),
    acceptPost: build.mutation<unknown, Required<WrittenRef>>({
      query: ({ postId }) => ({ url: paths.postAccept(postId), method: 'POST' }),
      invalidatesTags: (_answer, _error, ref) => changed(ref),
    }),
    reportWritten: build.mutation<unknown, WrittenRef & { reason: string }>({
      query: ({ threadId, postId, reason }) => ({
        url: postId ? paths.postReport(postId) : paths.threadReport(threadId),
        method: 'POST',
        body: { reason },
      }),
    }),
    /** Shown at once, and taken back when it is refused. */
    vote: build.mutation<Vote, Required<WrittenRef> & { up: boolean }>({
      query: ({ postId, up }) => ({ url: paths.postVote(postId), method: up ? 'PUT' : 'DELETE' }),
      async onQueryStarted({ threadId, postId, up }, { dispatch, queryFulfilled }) {
        const show = (change: (post: Post) => Pick<Post, 'votes' | 'voted'>) =>
          dispatch(
            discussionsApi.util.updateQueryData('thread', threadId, (thread) => {
              const post = thread.posts.find((each) => each.post_id === postId);
              if (post) Object.assign(post, change(post));
            }),
          );
        const shown = show(({ votes }) => ({ votes: votes + (up ? 1 : -1), voted: up }));
        await queryFulfilled.then(
          ({ data }) => void show(() => ({ votes: data.votes, voted: data.voted })),
          () => shown.undo(),
        );
      },
    }),
  }),
});

export const {
  useThreadsQuery,
  useThreadQuery,
  useAskMutation,
  useAnswerMutation,
  useEditWrittenMutation,
  useDeleteWrittenMutation,
  useAcceptPostMutation,
  useReportWrittenMutation,
  useVoteMutation,
} = discussionsApi;
