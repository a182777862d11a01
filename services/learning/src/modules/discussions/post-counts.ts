import type { PostRow } from './rows';

/** What a post that comes or goes changes of its thread's counts; the asker does not answer. */
export const countsOf = ({ by_asker }: Pick<PostRow, 'by_asker'>, by: 1 | -1) => ({
  posts: by,
  answers: by_asker ? 0 : by,
});
