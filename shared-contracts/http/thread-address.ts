interface ThreadPlace {
  course_id: number;
  thread_id: string;
}

/** Where a thread is read and answered. */
export const threadAddress = ({ course_id, thread_id }: ThreadPlace): string =>
  `/course/course-progress/${course_id}?tab=discussions&thread=${thread_id}`;

/** The id of an answer on the page of its thread. */
export const postAnchor = (postId: string): string => `post-${postId}`;

export const postAddress = ({ post_id, ...thread }: ThreadPlace & { post_id: string }): string =>
  `${threadAddress(thread)}#${postAnchor(post_id)}`;
