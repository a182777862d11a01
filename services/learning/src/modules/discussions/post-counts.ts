import type { PostRow } from './rows';

/** The change of a thread's counts by an added or removed post; the asker's own posts are no answers. */
export const countsOf = ({ by_asker }: Pick<PostRow, 'by_asker'>, by: 1 | -1) => ({
  posts: by,
  answers: by_asker ? 0 : by,
});
